import type { BrochureContent } from '../content/brochureContent.js';
import { INNER_WIDTH, lineHeight, PAGE, type Sheet, type TextStyle } from './sheet.js';

const BOTTOM = PAGE.height - 22;

/**
 * Small print and licences at the bottom of a page, laid out first so that the rest of the page knows their height.
 */
export interface Foot {
  readonly top: number;
  readonly draw: (page: number, pages: number) => void;
}

/** `hasNotes` on the page that carries the small print; licences and the date are on every page. */
export function foot(sheet: Sheet, content: BrochureContent, hasNotes: boolean): Foot {
  const { palette, notes, licences, printed: day, dealer, say } = content;
  const style: TextStyle = { font: 'regular', size: 6.5, colour: palette.muted };
  const strong: TextStyle = { ...style, font: 'bold', size: 7 };
  const blocks = hasNotes ? notes.map((note) => sheet.wrap(note, INNER_WIDTH, style, 8)) : [];
  const owner = sheet.wrap(`${dealer.legalName} · ${licences}`, INNER_WIDTH - 130, strong, 3);
  const notesHeight = blocks.reduce((sum, lines) => sum + lines.length * lineHeight(style) + 2, 0);
  const top = BOTTOM - owner.length * lineHeight(strong) - notesHeight - 8;
  const draw = (page: number, pages: number): void => {
    const x = PAGE.margin;
    let y = top;
    for (const lines of blocks) y += sheet.lines(sheet.element('P'), lines, { x, y }, style) + 2;
    y += 3;
    sheet.decoration((doc) =>
      doc
        .lineWidth(0.5)
        .strokeColor(palette.line)
        .moveTo(x, y)
        .lineTo(x + INNER_WIDTH, y)
        .stroke(),
    );
    y += 4;
    sheet.lines(sheet.element('P'), owner, { x, y }, strong);
    const date = pages > 1 ? say('printedPage', { day, page, pages }) : say('printed', { day });
    sheet.lines(sheet.element('P'), [date], { x, y, width: INNER_WIDTH, align: 'right' }, strong);
  };
  return { top, draw };
}
