/** What a screen shows of a listing: two rows of three on a desktop, less on a phone. */
export const FIRST_DRAWN = 6;

/**
 * What a list shows while it changes: the first of the new ones at once, and the old ones below them until the rest of
 * the new ones is drawn. The page keeps its length, and nothing stands twice.
 */
export function drawnInTurn<Item extends { readonly id: string }>(
  next: readonly Item[],
  drawn: readonly Item[],
): readonly Item[] {
  if (next === drawn || next.length <= FIRST_DRAWN || isLonger(next, drawn)) return next;
  const first = next.slice(0, FIRST_DRAWN);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...drawn.slice(FIRST_DRAWN).filter(({ id }) => !ids.has(id))];
}

/** What "Show more" brings stands below what is drawn already, and takes the focus at once. */
const isLonger = <Item extends { readonly id: string }>(next: readonly Item[], drawn: readonly Item[]): boolean =>
  drawn.length > 0 && drawn.every(({ id }, index) => next[index]?.id === id);
