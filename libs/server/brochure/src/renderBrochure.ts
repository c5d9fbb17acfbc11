import type { BrochureContent } from './content/brochureContent.js';
import { balancedColumns, type Piece, type Placed } from './drawing/columns.js';
import { CONTACT_HEIGHT, drawContact } from './drawing/contact.js';
import { factsPanel } from './drawing/facts.js';
import { flowPieces } from './drawing/flow.js';
import { foot } from './drawing/foot.js';
import { drawBand, drawContinuation, drawTitle } from './drawing/head.js';
import { drawPictures } from './drawing/pictures.js';
import { INNER_WIDTH, lineHeight, PAGE, Sheet, type TextStyle } from './drawing/sheet.js';

const COLUMNS = 3;
const COLUMN_GAP = 16;
const COLUMN_WIDTH = (INNER_WIDTH - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
const GAP = 10;

/** Heights of the pictures and sizes of the text, most generous first: the first that fits on one page is taken. */
const FITS = [
  { pictures: 330, scale: 1.25 },
  { pictures: 300, scale: 1.2 },
  { pictures: 280, scale: 1.12 },
  { pictures: 262, scale: 1.05 },
  { pictures: 250, scale: 1 },
  { pictures: 225, scale: 1 },
  { pictures: 200, scale: 1 },
] as const;
const TWO_PAGES = { pictures: 262, scale: 1.05 };

/** Draws a brochure: one A4 page, and a second one where the texts need it. `pictures` are JPEG, the first large. */
export async function renderBrochure(content: BrochureContent, pictures: readonly Buffer[]): Promise<Buffer> {
  const title = [content.title.main, content.title.variant].filter(Boolean).join(' ');
  const sheet = new Sheet({
    title: `${title} | ${content.dealer.name}`,
    author: content.dealer.name,
    subject: [title, content.price.text, content.price.basis].filter(Boolean).join(', '),
    keywords: content.summary.join(', '),
    printedAt: content.printedAt,
  });
  const facts = factsPanel(sheet, content);
  const lastFoot = foot(sheet, content, true);
  const top = drawTitle(sheet, content, drawBand(sheet, content));
  const bandHeight = (height: number): number => (pictures.length > 0 ? height + GAP : 0);
  /** Room for the flow below pictures of a height and above what stands at the bottom. */
  const roomBelow = (height: number, bottom: number): number =>
    bottom - top - bandHeight(height) - (facts.height > 0 ? facts.height + GAP : 0);
  const oneBottom = lastFoot.top - CONTACT_HEIGHT - 2 * GAP;
  const attempts = FITS.map(({ pictures: height, scale }) => ({ height, scale, room: roomBelow(height, oneBottom) }));
  const fit = attempts.find(
    ({ scale, room }) => balance(flowPieces(sheet, content, COLUMN_WIDTH, scale), room).rest.length === 0,
  );

  const height = fit?.height ?? TWO_PAGES.pictures;
  drawPictures(sheet, pictures, { ...content, top, height, title });
  let y = top + bandHeight(height);
  facts.draw(y);
  y += facts.height > 0 ? facts.height + GAP : 0;
  if (fit) {
    place(balance(flowPieces(sheet, content, COLUMN_WIDTH, fit.scale), fit.room).placed, y);
    if (content.isCut) drawMore(sheet, content, oneBottom);
    drawContact(sheet, content, oneBottom + GAP);
    lastFoot.draw(1, 1);
  } else {
    const firstFoot = foot(sheet, content, false);
    const pieces = flowPieces(sheet, content, COLUMN_WIDTH, TWO_PAGES.scale);
    const first = balance(pieces, firstFoot.top - GAP - y);
    place(first.placed, y);
    firstFoot.draw(1, 2);
    sheet.addPage();
    const second = drawContinuation(sheet, content, drawBand(sheet, content));
    const rest = balance(first.rest, oneBottom - second - 14);
    place(rest.placed, second);
    if (content.isCut || rest.rest.length > 0) drawMore(sheet, content, oneBottom - 8);
    drawContact(sheet, content, oneBottom + GAP);
    lastFoot.draw(2, 2);
  }
  return sheet.finish();
}

const balance = (pieces: readonly Piece[], room: number) => balancedColumns(pieces, COLUMNS, room);

function place(placed: readonly Placed[], top: number): void {
  for (const { piece, column, y } of placed) piece.draw(PAGE.margin + column * (COLUMN_WIDTH + COLUMN_GAP), top + y);
}

/** Says that the page has more than fitted. */
function drawMore(sheet: Sheet, { palette }: BrochureContent, bottom: number): void {
  const style: TextStyle = { font: 'bold', size: 8, colour: palette.heading };
  const text = 'There is more about this vehicle on its page: scan the code below.';
  sheet.lines(sheet.element('P'), [text], { x: PAGE.margin, y: bottom - lineHeight(style) }, style);
}
