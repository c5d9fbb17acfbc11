import type { BrochureContent } from '../content/brochureContent.js';
import type { Piece } from './columns.js';
import { lineHeight, type Element, type Sheet, type TextStyle } from './sheet.js';

/**
 * Comments, specifications and features as pieces for columns of a width, the dispensable ones last. `scale` enlarges
 * what a short text leaves room for.
 */
export function flowPieces(sheet: Sheet, content: BrochureContent, width: number, scale: number): Piece[] {
  const flow = new Flow(sheet, content, width, scale);
  if (content.comments.length > 0) {
    flow.heading('H2', content.say('comments'));
    for (const paragraph of content.comments) flow.paragraph(paragraph);
  }
  for (const { title, rows } of content.groups) {
    flow.heading('H2', title);
    rows.forEach(({ label, value }, index) => flow.row(label, value, index === 0 && rows.length > 1));
  }
  if (content.features.length > 0) {
    flow.heading('H2', content.say('features'));
    flow.list(content.features);
  }
  return flow.pieces;
}

const GAP = 8;

class Flow {
  readonly pieces: Piece[] = [];
  private readonly sheet: Sheet;
  private readonly width: number;
  private readonly scale: number;
  private readonly line: string;
  private readonly headingStyle: TextStyle;
  private readonly text: TextStyle;
  private readonly quiet: TextStyle;

  constructor(sheet: Sheet, { palette }: Pick<BrochureContent, 'palette'>, width: number, scale: number) {
    this.sheet = sheet;
    this.width = width;
    this.scale = scale;
    this.line = palette.line;
    this.headingStyle = { font: 'bold', size: 9.5 * scale, colour: palette.heading };
    this.text = { font: 'regular', size: 8 * scale, colour: palette.ink };
    this.quiet = { ...this.text, colour: palette.muted };
  }

  heading(type: 'H2', text: string): void {
    const lines = this.sheet.wrap(text, this.width, this.headingStyle, 2);
    this.add(lines.length * lineHeight(this.headingStyle) + 2, 9 * this.scale, true, (x, y) =>
      this.sheet.lines(this.sheet.element(type), lines, { x, y }, this.headingStyle),
    );
  }

  /** Every line is a piece, so that a paragraph may go on in the next column. */
  paragraph(text: string): void {
    const lines = this.sheet.wrap(text, this.width, this.text);
    const height = lineHeight(this.text);
    let element: Element | undefined;
    lines.forEach((line, index) => {
      const isLast = index === lines.length - 1;
      this.add(
        height,
        index === 0 ? 3 * this.scale : 0,
        (index === 0 && !isLast) || index === lines.length - 2,
        (x, y) => {
          element ??= this.sheet.element('P');
          this.sheet.lines(element, [isLast ? line : `${line} `], { x, y }, this.text);
        },
      );
    });
  }

  list(items: readonly string[]): void {
    const indent = 8 * this.scale;
    let list: Element | undefined;
    for (const [index, item] of items.entries()) {
      const lines = this.sheet.wrap(item, this.width - indent, this.text, 3);
      this.add(lines.length * lineHeight(this.text), 1 * this.scale, index === 0 && items.length > 1, (x, y) => {
        list ??= this.sheet.element('L');
        const entry = this.sheet.element('LI', list);
        this.sheet.lines(this.sheet.element('Lbl', entry), ['•'], { x, y }, this.quiet);
        this.sheet.lines(this.sheet.element('LBody', entry), lines, { x: x + indent, y }, this.text);
      });
    }
  }

  /** Label and value on one line, or on two where they need it. */
  row(label: string, value: string, keepsNext: boolean): void {
    const room = this.width - GAP;
    const labelWidth = this.sheet.widthOf(label, this.quiet);
    const isShort = labelWidth + this.sheet.widthOf(value, this.text) <= room;
    const values = isShort ? [value] : this.sheet.wrap(value, Math.max(room - labelWidth, room * 0.45), this.text, 3);
    const labels = isShort ? [label] : this.sheet.wrap(label, room * 0.55, this.quiet, 2);
    const height = Math.max(values.length, labels.length) * lineHeight(this.text) + 2.5 * this.scale;
    this.add(height, 0, keepsNext, (x, y) => {
      const element = this.sheet.element('P');
      this.sheet.lines(element, [...labels.slice(0, -1), `${labels.at(-1) ?? ''} `], { x, y }, this.quiet);
      this.sheet.lines(element, values, { x, y, width: this.width, align: 'right' }, this.text);
      const bottom = y + height - 1.2 * this.scale;
      this.sheet.decoration((doc) =>
        doc
          .lineWidth(0.4)
          .strokeColor(this.line)
          .moveTo(x, bottom)
          .lineTo(x + this.width, bottom)
          .stroke(),
      );
    });
  }

  private add(height: number, before: number, keepsNext: boolean, draw: Piece['draw']): void {
    this.pieces.push({ height, before, keepsNext, draw });
  }
}
