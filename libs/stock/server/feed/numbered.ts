/** The sign of a column's name that means its number: `Photo*` are the columns Photo1, Photo2 and so on. */
export const NUMBER_SIGN = '*';

/** Columns of tables differ in case, blanks and underscores alone and are the same. */
export const plainColumn = (name: string): string =>
  name
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a path of a table means several columns, unless one has this very name. */
export const isNumbered = (path: string): boolean => path.includes(NUMBER_SIGN);

/** Where the columns of a numbered path are, in the order of their numbers; one without a number is the first. */
export function numberedColumns(path: string, names: readonly string[]): number[] {
  const [before = '', after = '', ...more] = path.split(NUMBER_SIGN);
  if (!isNumbered(path) || more.length > 0) return [];
  const [start, end] = [plainColumn(`${before}0`).slice(0, -1), plainColumn(`0${after}`).slice(1)];
  return names
    .flatMap((name, at) => {
      const plain = plainColumn(name);
      if (plain === plainColumn(before + after)) return [{ at, number: -1 }];
      if (!plain.startsWith(start) || !plain.endsWith(end)) return [];
      const number = plain.slice(start.length, plain.length - end.length);
      return /^ ?\d{1,3} ?$/.test(number) ? [{ at, number: Number(number) }] : [];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ at }) => at);
}

/** Names that differ in one number alone, by the path that takes them together. */
export function numberedGroups(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    if (!/^\D*\d{1,3}\D*$/.test(name) || isNumbered(name)) continue;
    const path = name.replace(/\d+/, NUMBER_SIGN);
    groups.set(path, [...(groups.get(path) ?? []), name]);
  }
  return new Map([...groups].filter(([, members]) => members.length > 1));
}
