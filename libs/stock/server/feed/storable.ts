import { quoteCell, type Cell } from './cell.js';
import type { Note } from './readField.js';

/** Characters that may need a look: halves of one, NUL, and the replacement of a byte that could not be decoded. */
// eslint-disable-next-line no-control-regex -- it is looked for
const SUSPECT = /[\u0000\ud800-\udfff\ufffd]/;

/** NUL and half a character: no database stores them, and one in one cell would refuse a whole batch. */
export const storable = (text: string): string =>
  SUSPECT.test(text) ? text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '') : text;

/** Cells as they can be kept; what had to be left out of them is noted. */
export function storableCells(cells: ReadonlyMap<string, Cell>, note: Note): ReadonlyMap<string, Cell> {
  let kept: Map<string, Cell> | undefined;
  for (const [path, cell] of cells) {
    if (typeof cell === 'boolean' || (typeof cell === 'object' && 'wrong' in cell)) continue;
    const texts = typeof cell === 'string' ? [cell] : cell;
    if (!texts.some((text) => SUSPECT.test(text))) continue;
    const clean = typeof cell === 'string' ? storable(cell) : cell.map(storable);
    (kept ??= new Map(cells)).set(path, clean);
    if (quoteCell(clean) !== quoteCell(cell))
      note('mended', path, quoteCell(cell), 'characters that cannot be stored; left out');
    if (texts.some((text) => text.includes('\ufffd')))
      note('noted', path, quoteCell(clean), 'characters that could not be decoded; is its "encoding" right?');
  }
  return kept ?? cells;
}
