/** An item of a list that a person arranges, by the name that the service knows it by. */
export interface OrderRow {
  readonly key: string;
  readonly isShown: boolean;
}

/** What is done to an item of a list. */
export const ORDER_DEEDS = ['up', 'down', 'toggle'] as const;
export interface OrderDeed {
  readonly deed: (typeof ORDER_DEEDS)[number];
  readonly key: string;
}

/** A list as a form posts it: a line for each item, with `-` before one that is hidden. */
export const orderText = (rows: readonly OrderRow[]): string =>
  rows.map(({ key, isShown }) => `${isShown ? '+' : '-'}${key}`).join('\n');

/** The list that a form posted; lines that are none are ignored. */
export const orderOf = (text: string): readonly OrderRow[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => (/^[+-]./.test(line) ? [{ key: line.slice(1), isShown: line[0] === '+' }] : []));

/** How a button of the list is posted. */
export const deedText = ({ deed, key }: OrderDeed): string => `${deed}:${key}`;

/** What a button of the list posted; undefined for another one. */
export function deedOf(text: string): OrderDeed | undefined {
  const [name, ...key] = text.split(':');
  const deed = ORDER_DEEDS.find((known) => known === name);
  return deed && { deed, key: key.join(':') };
}

/** The list with one item a place up or down, hidden or shown; as it was where that cannot be. */
export function arrangedBy(rows: readonly OrderRow[], { deed, key }: OrderDeed): readonly OrderRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const own = rows[at];
  if (!own) return rows;
  if (deed === 'toggle') return rows.map((row) => (row === own ? { key, isShown: !row.isShown } : row));
  const to = deed === 'up' ? at - 1 : at + 1;
  if (to < 0 || to >= rows.length) return rows;
  const others = rows.filter((row) => row !== own);
  return [...others.slice(0, to), own, ...others.slice(to)];
}
