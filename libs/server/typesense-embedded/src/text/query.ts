import { MAX_TOKEN, tokenize, type TextOptions } from './tokenize.js';

export interface ParsedQuery {
  /** Words that are sought, as many as are looked at. */
  readonly words: readonly string[];
  /** Phrases in quotes that must match exactly. */
  readonly phrases: readonly (readonly string[])[];
  /** Words and phrases that must not be there. */
  readonly excluded: readonly (readonly string[])[];
  /** All words of the query in their order. */
  readonly all: readonly string[];
  /** Nothing is sought but phrases, or all that was not excluded. */
  readonly isWildcard: boolean;
}

/** More words than this say nothing new about what is sought; the rest is left out. */
const MOST_WORDS = 32;
/** Characters of a query that are read. */
const MOST_CHARACTERS = 16_384;

export interface QueryOptions {
  /** The query's words are separated by spaces already. */
  readonly isSegmented?: boolean;
  readonly stopwords?: ReadonlySet<string> | undefined;
}

/** Parts a query into words, "phrases" and -exclusions. Bounded work for any input. */
export function parseQuery(
  q: string,
  options: TextOptions,
  { isSegmented, stopwords }: QueryOptions = {},
): ParsedQuery {
  const text = q.length > MOST_CHARACTERS ? q.slice(0, MOST_CHARACTERS) : q;
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  let phrase: string[] | undefined;
  let isExclusion = false;
  const isMinusIndexed = options.symbolsToIndex.includes('-');
  for (const raw of partsOf(text, options, isSegmented === true)) {
    if (stopwords?.has(raw)) continue;
    let part = raw;
    if (!isMinusIndexed && part.startsWith('-')) {
      if (part === '-') continue;
      isExclusion = true;
      part = part.slice(1);
    }
    if (part.length > 1 && part.startsWith('"')) {
      phrase ??= [];
      part = part.slice(1);
    }
    let isEnd = false;
    if (part.endsWith('"')) {
      if (phrase) {
        isEnd = true;
        part = part.slice(0, -1);
      } else if (part === '"') phrase = [];
    }
    const tokens = isSegmented ? part.split(' ').filter((token) => token !== '') : plainTokens(part, options);
    for (const token of tokens) {
      if (phrase) phrase.push(token);
      else if (isExclusion) {
        excluded.push([token]);
        isExclusion = false;
      } else words.push(token);
    }
    if (isEnd && phrase) {
      if (phrase.length > 0) (isExclusion ? excluded : phrases).push(phrase);
      phrase = undefined;
      isExclusion = false;
    }
  }
  // a quote that is never closed is no quote
  if (phrase && phrase.length > 0) {
    if (isExclusion) excluded.push(phrase);
    else words.push(...phrase);
  }
  return {
    words: words.slice(0, MOST_WORDS),
    phrases: phrases.slice(0, MOST_WORDS),
    excluded: excluded.slice(0, MOST_WORDS),
    all: plainTokens(text, options).slice(0, MOST_WORDS * 4),
    isWildcard: words.length === 0,
  };
}

const plainTokens = (text: string, options: TextOptions): string[] =>
  tokenize(text, options).map(({ token }) => token.slice(0, MAX_TOKEN));

const queryOptions = new WeakMap<TextOptions, TextOptions>();

/** Words with their signs of exclusion and quotation. */
function partsOf(text: string, options: TextOptions, isSegmented: boolean): string[] {
  if (isSegmented) return text.split(' ').filter((part) => part !== '');
  let wider = queryOptions.get(options);
  if (!wider) {
    wider = { ...options, symbolsToIndex: [...options.symbolsToIndex, '-', '"'] };
    queryOptions.set(options, wider);
  }
  return tokenize(text, wider).map(({ token }) => token);
}
