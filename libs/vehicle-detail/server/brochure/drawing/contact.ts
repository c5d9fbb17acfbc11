import { create } from 'qrcode';
import type { BrochureContent } from '../content/brochureContent.js';
import { INNER_WIDTH, lineHeight, PAGE, type Sheet, type TextStyle } from './sheet.js';

const HEIGHT = 92;
const PADDING = 10;
const QR = HEIGHT - 2 * PADDING;

/** Height of the panel with the place and the code. */
export const CONTACT_HEIGHT = HEIGHT;

/** Where to see the vehicle, whom to call, when, and a code that leads to its page. */
export function drawContact(
  sheet: Sheet,
  { place, palette, corner, pageUrl, dealer, price, say }: BrochureContent,
  top: number,
): void {
  const heading: TextStyle = { font: 'bold', size: 10.5, colour: palette.heading };
  const text: TextStyle = { font: 'regular', size: 8.5, colour: palette.ink };
  const strong: TextStyle = { ...text, font: 'bold', size: 12 };
  const right = PAGE.margin + INNER_WIDTH - PADDING - QR;
  const space = right - PAGE.margin - 3 * PADDING;
  const [x, hoursX] = [PAGE.margin + PADDING, PAGE.margin + PADDING + space * 0.46];
  const width = space * 0.44;
  sheet.decoration((doc) =>
    doc.lineWidth(0.8).roundedRect(PAGE.margin, top, INNER_WIDTH, HEIGHT, corner).stroke(palette.line),
  );
  let y = top + PADDING;
  y += sheet.lines(sheet.element('H2'), sheet.wrap(say('place'), width, heading, 1), { x, y }, heading);
  const where = sheet.element('P');
  const name: TextStyle = { ...text, font: 'bold' };
  y += sheet.lines(where, sheet.wrap(place.name || dealer.name, width, name, 1), { x, y }, name);
  y += sheet.lines(where, sheet.wrap(place.address, width, text, 2), { x, y }, text);
  if (place.phone) sheet.lines(sheet.element('P'), [place.phone], { x, y: y + 2 }, strong);
  drawHours(
    sheet,
    { title: say('hours'), hours: place.hours },
    { x: hoursX, y: top + PADDING, width: space * 0.3 },
    { heading, text },
  );
  drawCode(sheet, pageUrl, { x: right, y: top + PADDING, title: say('code') });
  const hint: TextStyle = { ...text, size: 7.5, colour: palette.muted };
  const hintWidth = space * 0.22;
  const hints = sheet.wrap(say(price.isWords ? 'scanWithoutPrice' : 'scan'), hintWidth, hint, 4);
  const hintX = right - PADDING - hintWidth;
  const hintY = top + HEIGHT - PADDING - hints.length * lineHeight(hint);
  sheet.lines(sheet.element('P'), hints, { x: hintX, y: hintY, width: hintWidth, align: 'right' }, hint);
}

function drawHours(
  sheet: Sheet,
  { title, hours }: { title: string; hours: readonly string[] },
  at: { x: number; y: number; width: number },
  { heading, text }: { heading: TextStyle; text: TextStyle },
): void {
  if (hours.length === 0) return;
  const y = at.y + sheet.lines(sheet.element('H2'), [title], at, heading);
  const lines = hours.flatMap((line) => sheet.wrap(line, at.width, text, 2)).slice(0, 5);
  sheet.lines(sheet.element('P'), lines, { x: at.x, y }, text);
}

/** The code consists of vector shapes: sharp at every size, and black on white for every camera. */
function drawCode(sheet: Sheet, url: string, { x, y, title }: { x: number; y: number; title: string }): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const cell = QR / modules.size;
  const figure = sheet.element('Figure', undefined, { alt: title });
  figure.add(() => {
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; column++) {
        const start = column;
        while (column < modules.size && modules.get(row, column)) column++;
        // neighbours as one bar: no hairlines between them
        if (column > start) sheet.doc.rect(x + start * cell, y + row * cell, (column - start) * cell, cell);
      }
    }
    sheet.doc.fill('#000000');
  });
  sheet.doc.link(x, y, QR, QR, url);
}
