import type { BrochureContent } from '../content/brochureContent.js';
import { INNER_WIDTH, lineHeight, PAGE, type Sheet, type TextStyle } from './sheet.js';

const BAND = 50;
const PRICE_WIDTH = 172;

/** The dealer's band at the top of a page. Answers where the page goes on. */
export function drawBand(sheet: Sheet, { dealer, palette, place, hasCapitals }: BrochureContent): number {
  sheet.decoration((doc) => {
    doc.rect(0, 0, PAGE.width, BAND).fill(palette.band);
    doc.rect(0, BAND, PAGE.width, 3).fill(palette.accent);
  });
  const name: TextStyle = { font: 'bold', size: 16, colour: palette.bandInk };
  const small: TextStyle = { font: 'regular', size: 8.5, colour: palette.bandInk };
  const right = 150;
  const width = INNER_WIDTH - right - 12;
  const names = sheet.wrap(capitals(dealer.name, hasCapitals), width, name, 1);
  const taglines = sheet.wrap(dealer.tagline, width, small, 1);
  const top = taglines.length > 0 ? 9 : 15;
  const element = sheet.element('P');
  sheet.lines(element, names, { x: PAGE.margin, y: top }, name);
  sheet.lines(element, taglines, { x: PAGE.margin, y: top + 20 }, small);
  if (place.call) {
    const phone: TextStyle = { ...name, size: 13 };
    const at = { x: PAGE.width - PAGE.margin - right, y: 17, width: right, align: 'right' as const };
    sheet.lines(sheet.element('P'), [place.call], at, phone);
  }
  return BAND + 3;
}

/** Title at the left, price at the right, with what the price contains. Answers where the page goes on. */
export function drawTitle(sheet: Sheet, content: BrochureContent, top: number): number {
  const { palette, title, summary, tag, hasCapitals } = content;
  const main: TextStyle = { font: 'bold', size: 21, colour: palette.heading };
  const variant: TextStyle = { font: 'regular', size: 12, colour: palette.ink };
  const small: TextStyle = { font: 'regular', size: 8.5, colour: palette.muted };
  const width = INNER_WIDTH - PRICE_WIDTH - 14;
  const x = PAGE.margin;
  let y = top + 11;
  const heading = sheet.element('H1');
  y += sheet.lines(heading, sheet.wrap(capitals(title.main, hasCapitals), width, main, 2), { x, y }, main);
  y += sheet.lines(heading, sheet.wrap(title.variant, width, variant, 2), { x, y }, variant);
  const line = [...(tag ? [tag] : []), ...summary].join('  ·  ');
  y += 2 + sheet.lines(sheet.element('P'), sheet.wrap(line, width, small, 2), { x, y: y + 2 }, small);
  return Math.max(y, drawPrice(sheet, content, top + 11)) + 10;
}

function drawPrice(sheet: Sheet, { price, palette, say }: BrochureContent, top: number): number {
  const amount: TextStyle = { font: 'bold', size: price.isWords ? 15 : 25, colour: palette.accent };
  const basis: TextStyle = { font: 'bold', size: 9.5, colour: palette.ink };
  const was: TextStyle = { font: 'regular', size: 9, colour: palette.muted };
  const place = { x: PAGE.width - PAGE.margin - PRICE_WIDTH, width: PRICE_WIDTH, align: 'right' as const };
  const element = sheet.element('P');
  let y = top;
  y += sheet.lines(element, sheet.wrap(price.text, PRICE_WIDTH, amount, 3), { ...place, y }, amount);
  if (price.basis) y += sheet.lines(element, sheet.wrap(price.basis, PRICE_WIDTH, basis, 2), { ...place, y }, basis);
  if (price.was) {
    const text = say('was', { price: price.was });
    sheet.lines(element, [text], { ...place, y }, was);
    const right = PAGE.width - PAGE.margin;
    const middle = y + lineHeight(was) * 0.55;
    const start = right - sheet.widthOf(price.was, was);
    sheet.decoration((doc) =>
      doc.lineWidth(0.7).strokeColor(palette.muted).moveTo(start, middle).lineTo(right, middle).stroke(),
    );
    y += lineHeight(was);
  }
  return y;
}

/** Where a further page goes on below its band and title. */
export const CONTINUATION_BOTTOM = BAND + 3 + 12 + 14 + 10;

/** Title and price once more, small, at the top of a further page. */
export function drawContinuation(sheet: Sheet, { title, price, palette }: BrochureContent, top: number): void {
  const style: TextStyle = { font: 'bold', size: 11, colour: palette.heading };
  const text = [title.main, title.variant].filter(Boolean).join(' ');
  const worth = [price.text, price.basis].filter(Boolean).join(' ');
  const y = top + 12;
  const lines = sheet.wrap(text, INNER_WIDTH - PRICE_WIDTH - 14, style, 1);
  sheet.lines(sheet.element('P'), lines, { x: PAGE.margin, y }, style);
  const place = { x: PAGE.width - PAGE.margin - PRICE_WIDTH, width: PRICE_WIDTH, align: 'right' as const };
  sheet.lines(sheet.element('P'), sheet.wrap(worth, PRICE_WIDTH, style, 1), { ...place, y }, style);
}

const capitals = (text: string, isOn: boolean): string => (isOn ? text.toUpperCase() : text);
