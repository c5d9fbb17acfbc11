const MARKS = /\p{M}/gu;
const NOT_INDEXED = /[^a-z0-9\u0080-\u{10ffff}]|[\p{P}\p{Z}\p{C}]/gu;

/** Letters and signs that do not come apart into an ASCII letter and a mark, as the recorded server spells them. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ħ: 'h',
    ı: 'i',
    '×': 'x',
    '€': 'eur',
    '£': 'lb',
    '©': 'c',
    '®': 'r',
    '¢': 'c',
    '¥': 'yen',
  }),
);

const folded = new Map<string, string>();

/**
 * A character outside ASCII in the form in which it is compared: without diacritics, in lower case, spelled in ASCII
 * where that is customary. Empty for punctuation. Scripts that have no ASCII spelling stay as they are.
 */
export function foldChar(char: string): string {
  let result = folded.get(char);
  if (result === undefined) {
    result = fold(char);
    if (folded.size < 5000) folded.set(char, result);
  }
  return result;
}

function fold(char: string): string {
  const plain = char.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return Array.from(plain, (letter) => SPELLED.get(letter) ?? letter)
    .join('')
    .replace(NOT_INDEXED, '');
}
