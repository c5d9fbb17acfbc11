export interface TextOptions {
  readonly tokenSeparators: readonly string[];
  readonly symbolsToIndex: readonly string[];
}

export interface Token {
  /** Lower case, without diacritics and without symbols that are not indexed. */
  readonly token: string;
  /** Offsets into the original of the first and after the last indexed character. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const MARKS = /[\u0300-\u036f]/g;
/** Longer words are cut, as a word is no essay. */
const MAX_TOKEN = 100;

const folded = new Map<string, string>();

/** One character in the form in which it is compared. */
function fold(char: string): string {
  let result = folded.get(char);
  if (result === undefined) {
    result = char.normalize('NFKD').replace(MARKS, '').toLowerCase();
    if (folded.size < 5000) folded.set(char, result);
  }
  return result;
}

/** Cuts text into words. Spaces and separators part words; other symbols vanish from inside them. */
export function tokenize(text: string, options: TextOptions): Token[] {
  const tokens: Token[] = [];
  let token = '';
  let start = -1;
  let end = 0;
  const finish = () => {
    if (token !== '') tokens.push({ token: token.slice(0, MAX_TOKEN), start, end });
    token = '';
    start = -1;
  };
  let at = 0;
  for (const char of text) {
    const code = char.charCodeAt(0);
    const isPlain = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (
      isPlain ||
      options.symbolsToIndex.includes(char) ||
      (!isSpace(code) && !options.tokenSeparators.includes(char) && WORD.test(char))
    ) {
      if (start < 0) start = at;
      token += isPlain ? char : fold(char);
      end = at + char.length;
    } else if (isSpace(code) || options.tokenSeparators.includes(char)) finish();
    at += char.length;
  }
  finish();
  return tokens;
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 160;

/** Words of a text joined by one space: the form in which whole values are compared. */
export const normalise = (text: string, options: TextOptions): string =>
  tokenize(text, options)
    .map(({ token }) => token)
    .join(' ');
