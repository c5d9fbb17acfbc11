import { throttledYield, yieldToEventLoop, type Yield } from '@forecourt/service/database';
import type { BrochureContent } from './content/brochureContent.js';
import { balancedColumns, type Piece, type Placed } from './drawing/columns.js';
import { CONTACT_HEIGHT, drawContact } from './drawing/contact.js';
import { factsPanel } from './drawing/facts.js';
import { flowPieces } from './drawing/flow.js';
import { foot } from './drawing/foot.js';
import { CONTINUATION_BOTTOM, drawBand, drawContinuation, drawTitle } from './drawing/head.js';
import { bandHeight, drawPictures } from './drawing/pictures.js';
import { INNER_WIDTH, lineHeight, PAGE, shapeWords, Sheet, type TextStyle } from './drawing/sheet.js';
import { prepareFonts } from './fonts.js';

const COLUMNS = 3;
const COLUMN_GAP = 16;
const COLUMN_WIDTH = (INNER_WIDTH - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
const GAP = 10;
const MORE_HEIGHT = 14;

/** Pages, heights of the pictures and sizes of the text, the best first: the first that holds everything is taken. */
const FITS = [
  { pages: 1, pictures: 340, scale: 1.4 },
  { pages: 1, pictures: 330, scale: 1.25 },
  { pages: 1, pictures: 300, scale: 1.2 },
  { pages: 1, pictures: 280, scale: 1.12 },
  { pages: 1, pictures: 262, scale: 1.05 },
  { pages: 1, pictures: 250, scale: 1 },
  { pages: 1, pictures: 225, scale: 1 },
  { pages: 1, pictures: 200, scale: 1 },
  { pages: 1, pictures: 180, scale: 0.95 },
  { pages: 2, pictures: 330, scale: 1.25 },
  { pages: 2, pictures: 300, scale: 1.12 },
  { pages: 2, pictures: 250, scale: 1 },
  { pages: 2, pictures: 225, scale: 0.95 },
] as const;
type Fit = (typeof FITS)[number];

/**
 * Renders a brochure: one A4 page, and a second one where the texts need it. `pictures` are JPEG, the first large.
 * Drawing takes the whole thread: `pace` between its steps lets requests in.
 */
export async function renderBrochure(
  content: BrochureContent,
  pictures: readonly Buffer[],
  pace: Yield = throttledYield(yieldToEventLoop),
): Promise<Buffer> {
  await prepareFonts(content.say.language, pace);
  await shapeWords(content.notes, content.say.language, pace);
  const title = [content.title.main, content.title.variant].filter(Boolean).join(' ');
  const sheet = new Sheet({
    title: `${title} | ${content.dealer.name}`,
    author: content.dealer.name,
    subject: [title, content.price.text, content.price.basis].filter(Boolean).join(', '),
    keywords: content.summary.join(', '),
    printedAt: content.printedAt,
    language: content.say.language,
  });
  await pace();
  const facts = factsPanel(sheet, content);
  await pace();
  const lastFoot = foot(sheet, content, true);
  await pace();
  const firstFoot = foot(sheet, content, false);
  const contactTop = lastFoot.top - GAP - CONTACT_HEIGHT;
  const lastBottom = contactTop - GAP - (content.isCut ? MORE_HEIGHT : 0);
  await pace();
  const top = drawTitle(sheet, content, drawBand(sheet, content));

  const factsTop = (fit: Fit): number =>
    top + (pictures.length > 0 ? bandHeight(pictures.length, fit.pictures) + GAP : 0);
  /** Where the columns begin below pictures and facts. */
  const flowTop = (fit: Fit): number => factsTop(fit) + (facts.height > 0 ? facts.height + GAP : 0);
  const arranged = (fit: Fit) => {
    const pieces = flowPieces(sheet, content, COLUMN_WIDTH, fit.scale);
    if (fit.pages === 1) return { fit, first: columns(pieces, lastBottom - flowTop(fit)), second: undefined };
    const first = columns(pieces, firstFoot.top - GAP - flowTop(fit));
    return { fit, first, second: columns(first.rest, lastBottom - MORE_HEIGHT - CONTINUATION_BOTTOM) };
  };
  await pace();
  let chosen = arranged(FITS[0]);
  for (const fit of FITS.slice(1)) {
    if ((chosen.second ?? chosen.first).rest.length === 0) break;
    await pace();
    chosen = arranged(fit);
  }

  const { fit, first, second } = chosen;
  await pace();
  drawPictures(sheet, pictures, { ...content, top, height: bandHeight(pictures.length, fit.pictures), title });
  await pace();
  facts.draw(factsTop(fit));
  await pace();
  place(first.placed, flowTop(fit));
  if (second) {
    await pace();
    firstFoot.draw(1, 2);
    sheet.addPage();
    drawContinuation(sheet, content, drawBand(sheet, content));
    place(second.placed, CONTINUATION_BOTTOM);
  }
  if (content.isCut || (second?.rest.length ?? 0) > 0) drawMore(sheet, content, contactTop - GAP);
  await pace();
  drawContact(sheet, content, contactTop);
  await pace();
  lastFoot.draw(fit.pages, fit.pages);
  await pace();
  return sheet.finish();
}

const columns = (pieces: readonly Piece[], room: number) => balancedColumns(pieces, COLUMNS, Math.max(0, room));

function place(placed: readonly Placed[], top: number): void {
  for (const { piece, column, y } of placed) piece.draw(PAGE.margin + column * (COLUMN_WIDTH + COLUMN_GAP), top + y);
}

/** Says that the page has more than fitted. */
function drawMore(sheet: Sheet, { palette, say }: BrochureContent, bottom: number): void {
  const style: TextStyle = { font: 'bold', size: 8, colour: palette.heading };
  sheet.lines(sheet.element('P'), [say('more')], { x: PAGE.margin, y: bottom - lineHeight(style) }, style);
}
