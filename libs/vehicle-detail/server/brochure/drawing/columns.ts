/** Something of a flow that is not divided further. */
export interface Piece {
  readonly height: number;
  /** Space above it, unless it begins a column. */
  readonly before: number;
  /** Never the last of a column: a heading. */
  readonly keepsNext: boolean;
  readonly draw: (x: number, y: number) => void;
}

export interface Placed {
  readonly piece: Piece;
  readonly column: number;
  /** From the top of the columns. */
  readonly y: number;
}

/** Puts pieces into columns of a height, one column after the other. `rest` did not fit. */
export function fillColumns(
  pieces: readonly Piece[],
  columns: number,
  height: number,
): { placed: Placed[]; rest: readonly Piece[]; used: number } {
  const placed: Placed[] = [];
  let column = 0;
  let y = 0;
  let used = 0;
  for (const [index, piece] of pieces.entries()) {
    const before = y === 0 ? 0 : piece.before;
    if (y + before + heightWithNext(pieces, index) > height) {
      // what does not fit into an empty column fits into none
      if (y === 0 || ++column === columns) return { placed, rest: pieces.slice(index), used };
      y = 0;
    }
    const top = y === 0 ? 0 : y + piece.before;
    if (top + heightWithNext(pieces, index) > height) return { placed, rest: pieces.slice(index), used };
    placed.push({ piece, column, y: top });
    y = top + piece.height;
    used = Math.max(used, y);
  }
  return { placed, rest: [], used };
}

function heightWithNext(pieces: readonly Piece[], index: number): number {
  const [piece, next] = [pieces[index], pieces[index + 1]];
  if (!piece) return 0;
  return piece.keepsNext && next ? piece.height + next.before + heightWithNext(pieces, index + 1) : piece.height;
}

/** Columns of about the same height, none above `most`; everything that fits when not all does. */
export function balancedColumns(pieces: readonly Piece[], columns: number, most: number) {
  const full = fillColumns(pieces, columns, most);
  if (full.rest.length > 0) return full;
  let [low, high] = [0, most];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fillColumns(pieces, columns, middle).rest.length === 0) high = middle;
    else low = middle;
  }
  return fillColumns(pieces, columns, high);
}
