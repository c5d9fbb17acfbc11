import { centsText } from '@forecourt/checkout/domain';
import { INNER_WIDTH, lineHeight, PAGE, Sheet, type Palette, type TextStyle } from '@forecourt/vehicle-detail/server';
import type { Summary } from './summary.js';
import type { CheckoutServerSay } from '../words/say.js';

/** What the paper of a purchase says. */
export interface SummaryPaper {
  readonly dealer: {
    readonly name: string;
    readonly legalName: string;
    readonly email: string;
    readonly phone?: string | undefined;
  };
  readonly palette: Palette;
  readonly reference: string;
  /** Who buys. */
  readonly buyer: readonly string[];
  readonly summary: Summary;
  /** The state of the deposit, in words. */
  readonly standing: string;
  readonly agreed?: { readonly text: string; readonly when: string } | undefined;
  readonly notes: readonly string[];
  readonly printed: string;
  /** Epoch milliseconds. */
  readonly printedAt: number;
  readonly say: CheckoutServerSay;
}

const BAND = 50;
const FOOT = PAGE.height - 46;
const VALUE_WIDTH = 330;

/** Renders the summary of a purchase on A4, on further pages where one is full. */
export async function renderSummary(paper: SummaryPaper): Promise<Buffer> {
  const { dealer, reference, summary, agreed, say } = paper;
  const vehicle = { vehicle: summary.vehicle, number: summary.stocknum };
  const sheet = new Sheet({
    title: say('purchase.paper.title', { reference, dealer: dealer.name }),
    author: dealer.name,
    subject: say('purchase.paper.subject', vehicle),
    keywords: reference,
    printedAt: paper.printedAt,
    language: say.language,
  });
  const page = new Page(sheet, paper);
  page.title(say('purchase.paper.heading', { reference }), say('purchase.paper.vehicle', vehicle));
  page.paragraph(paper.standing);
  page.heading(say('purchase.paper.amounts'));
  for (const { name, label, cents } of summary.amounts)
    page.row(label, cents < 0 ? `–${centsText(-cents)}` : centsText(cents), name === 'balance');
  page.heading(say('purchase.paper.choices'));
  for (const [label, text] of summary.lines) page.row(label, text);
  page.heading(say('purchase.paper.you'));
  for (const line of paper.buyer) page.paragraph(line);
  if (agreed) {
    page.heading(say('purchase.paper.agreed', { moment: agreed.when }));
    page.paragraph(agreed.text);
  }
  page.space(8);
  for (const note of paper.notes) page.paragraph(note, true);
  return page.finish();
}

/** A page that is filled from the top. */
class Page {
  private y = 0;
  private number = 0;
  private readonly sheet: Sheet;
  private readonly paper: SummaryPaper;
  private readonly text: TextStyle;
  private readonly strong: TextStyle;
  private readonly quiet: TextStyle;

  constructor(sheet: Sheet, paper: SummaryPaper) {
    this.sheet = sheet;
    this.paper = paper;
    const { ink, muted } = paper.palette;
    this.text = { font: 'regular', size: 10.5, colour: ink };
    this.strong = { font: 'bold', size: 12, colour: ink };
    this.quiet = { font: 'regular', size: 8.5, colour: muted };
    this.begin();
  }

  title(main: string, below: string): void {
    const style: TextStyle = { font: 'bold', size: 20, colour: this.paper.palette.heading };
    const element = this.sheet.element('H1');
    const lines = this.sheet.wrap(main, INNER_WIDTH, style, 2);
    this.y += this.sheet.lines(element, lines, { x: PAGE.margin, y: this.y }, style) + 2;
    this.paragraph(below);
  }

  heading(words: string): void {
    const style: TextStyle = { font: 'bold', size: 12.5, colour: this.paper.palette.heading };
    this.room(lineHeight(style) + 10 + 2 * lineHeight(this.text));
    this.y += 10;
    this.y +=
      this.sheet.lines(
        this.sheet.element('H2'),
        this.sheet.wrap(words, INNER_WIDTH, style, 2),
        { x: PAGE.margin, y: this.y },
        style,
      ) + 2;
  }

  paragraph(words: string, isQuiet = false): void {
    const style = isQuiet ? this.quiet : this.text;
    const lines = words.split('\n').flatMap((line) => this.sheet.wrap(line, INNER_WIDTH, style));
    this.room(lines.length * lineHeight(style) + 3);
    this.y += this.sheet.lines(this.sheet.element('P'), lines, { x: PAGE.margin, y: this.y }, style) + 3;
  }

  row(label: string, value: string, isTotal = false): void {
    const style = isTotal ? this.strong : this.text;
    const name = isTotal ? this.strong : { ...this.text, colour: this.paper.palette.muted };
    const labels = this.sheet.wrap(label, INNER_WIDTH - VALUE_WIDTH - 12, name);
    const values = this.sheet.wrap(value, VALUE_WIDTH, style);
    const height = Math.max(labels.length, values.length) * lineHeight(style) + 5;
    this.room(height);
    const element = this.sheet.element('P');
    const { y } = this;
    this.sheet.lines(element, [...labels.slice(0, -1), `${labels.at(-1) ?? ''} `], { x: PAGE.margin, y }, name);
    this.sheet.lines(
      element,
      values,
      { x: PAGE.margin + INNER_WIDTH - VALUE_WIDTH, y, width: VALUE_WIDTH, align: 'right' },
      style,
    );
    this.y += height;
    this.sheet.decoration((doc) =>
      doc
        .lineWidth(isTotal ? 1.2 : 0.4)
        .strokeColor(this.paper.palette.line)
        .moveTo(PAGE.margin, this.y - 3)
        .lineTo(PAGE.margin + INNER_WIDTH, this.y - 3)
        .stroke(),
    );
  }

  space(height: number): void {
    this.y += height;
  }

  finish(): Promise<Buffer> {
    return this.sheet.finish();
  }

  private room(height: number): void {
    if (this.y + height <= FOOT) return;
    this.sheet.addPage();
    this.begin();
  }

  private begin(): void {
    const { dealer, palette, printed, say } = this.paper;
    this.number += 1;
    this.sheet.decoration((doc) => {
      doc.rect(0, 0, PAGE.width, BAND).fill(palette.band);
      doc.rect(0, BAND, PAGE.width, 3).fill(palette.accent);
    });
    const name: TextStyle = { font: 'bold', size: 16, colour: palette.bandInk };
    const call: TextStyle = { font: 'regular', size: 9, colour: palette.bandInk };
    this.sheet.lines(
      this.sheet.element('P'),
      this.sheet.wrap(dealer.name, INNER_WIDTH - 220, name, 1),
      { x: PAGE.margin, y: 15 },
      name,
    );
    const reach = [dealer.phone, dealer.email].filter((line): line is string => Boolean(line));
    this.sheet.lines(
      this.sheet.element('P'),
      reach.flatMap((line) => this.sheet.wrap(line, 210, call, 1)),
      { x: PAGE.width - PAGE.margin - 210, y: 14, width: 210, align: 'right' },
      call,
    );
    const foot = [say('purchase.paper.foot', { legalName: dealer.legalName, moment: printed, number: this.number })];
    this.sheet.lines(
      this.sheet.element('P'),
      foot.flatMap((line) => this.sheet.wrap(line, INNER_WIDTH, this.quiet, 2)),
      { x: PAGE.margin, y: PAGE.height - 34 },
      this.quiet,
    );
    this.y = BAND + 20;
  }
}
