/** What the mapping's path found in a row where that is no text. */
export interface WrongKind {
  /** In words, after "is". */
  readonly wrong: string;
  /** Its markup, where it is text with elements in it. */
  readonly markup?: () => string;
}

/** What a path of the mapping found in a row: one text, several, or something that the reading has to judge. */
export type Cell = string | boolean | readonly string[] | WrongKind;

export interface FeedRow {
  /** Number of the row in a table (the header is 1), or of the item, from 1. */
  readonly row: number;
  /** By path, as the mapping writes it; what the row has not is absent. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** Set when the row itself is broken. */
  readonly fault?: string;
}

/** A feed that cannot be trusted as a whole; nothing is changed by it. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** Characters of one vehicle; more than that is a quote or an element that was never closed. */
export const MAX_RECORD = 32 * 1024 * 1024;

/** A cell as findings quote it. */
export const quoteCell = (cell: Cell | undefined): string =>
  cell === undefined
    ? ''
    : typeof cell === 'string'
      ? cell
      : typeof cell === 'boolean'
        ? String(cell)
        : 'wrong' in cell
          ? ''
          : cell.join(' | ');
