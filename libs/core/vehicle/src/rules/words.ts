const MARKS = /\p{M}/gu;
const NOT_INDEXED = /[^a-z0-9\s\u0080-\u{10ffff}]|[\p{P}\p{C}]/gu;
/** Letters that do not come apart into a letter of ASCII and a mark. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }),
);

/**
 * Text in the form in which the search server compares whole values: lower case, without diacritics and symbols, words
 * parted by one space. `Mercedes-Benz` and `MERCEDESBENZ` are the same value there, so they are the same for a rule.
 */
export function wordsOf(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => SPELLED.get(letter) ?? letter)
    .replace(NOT_INDEXED, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
}

/** A value that a filter cannot carry: nothing escapes a backtick, and nothing is left of a value of symbols only. */
export const isUnusable = (value: string): boolean => value.includes('`') || wordsOf(value) === '';

/** Whether a value of a vehicle is one that a rule names. */
export function isSameText(value: string, named: string): boolean {
  if (isUnusable(named)) return false;
  return value === named || wordsOf(value) === wordsOf(named);
}
