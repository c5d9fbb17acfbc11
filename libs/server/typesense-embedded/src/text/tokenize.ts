import { foldChar } from './foldChar.js';

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

/** Longer words are cut, as Typesense cuts them. */
export const MAX_TOKEN = 100;

const PART = 1;
const KEEP = 2;

/** What becomes of each ASCII character: KEEP, PART (ends a word), or else dropped from inside its word. */
const tables = new WeakMap<TextOptions, Uint8Array>();

function tableOf(options: TextOptions): Uint8Array {
  let table = tables.get(options);
  if (table) return table;
  table = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    if (isLetter || (code >= 48 && code <= 57)) table[code] = KEEP;
    // the recorded server splits at spaces and line ends only and joins words across a tab, which helps no one
    else if (code === 32 || (code >= 9 && code <= 13)) table[code] = PART;
  }
  for (const separator of options.tokenSeparators) table[separator.charCodeAt(0) & 127] = PART;
  for (const symbol of options.symbolsToIndex) table[symbol.charCodeAt(0) & 127] = KEEP;
  tables.set(options, table);
  return table;
}

/** Whether a character is part of a word: letters, digits, indexed symbols, and everything outside ASCII. */
export function isIndexed(code: number, options: TextOptions): boolean {
  return code >= 128 || tableOf(options)[code] === KEEP;
}

/** Whether a character ends a word. */
export const isSeparator = (code: number, options: TextOptions): boolean =>
  code === 0xa0 || tableOf(options)[code] === PART;

/** Cuts text into words. Spaces and separators part words; other symbols vanish from inside them. */
export function tokenize(text: string, options: TextOptions): Token[] {
  const table = tableOf(options);
  const tokens: Token[] = [];
  let token = '';
  let start = -1;
  let end = 0;
  const finish = () => {
    if (token !== '') tokens.push({ token: token.length > MAX_TOKEN ? token.slice(0, MAX_TOKEN) : token, start, end });
    token = '';
    start = -1;
  };
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    let width = 1;
    let kept = '';
    if (code < 128) {
      const use = table[code];
      if (use === PART) finish();
      else if (use === KEEP) kept = code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text.charAt(at);
    } else if (code === 0xa0) finish();
    else {
      const char = String.fromCodePoint(text.codePointAt(at) as number);
      width = char.length;
      kept = foldChar(char);
    }
    if (kept !== '') {
      if (start < 0) start = at;
      token += kept;
      end = at + width;
    } else if (code >= 128 && start >= 0 && isMark(text.charAt(at))) end = at + width;
    at += width;
  }
  finish();
  return tokens;
}

/** A combining diacritic belongs to the letter before it. */
const isMark = (char: string): boolean => /\p{M}/u.test(char);

/** Words of a text joined by one space: the form in which whole values are compared. */
export const normalise = (text: string, options: TextOptions): string =>
  tokenize(text, options)
    .map(({ token }) => token)
    .join(' ');
