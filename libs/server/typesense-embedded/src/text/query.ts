import { tokenize, type TextOptions } from './tokenize.js';

export interface ParsedQuery {
  readonly words: readonly string[];
  /** Phrases in quotes that must stand as they are. */
  readonly phrases: readonly (readonly string[])[];
  readonly excluded: readonly string[];
  readonly excludedPhrases: readonly (readonly string[])[];
  readonly isWildcard: boolean;
}

/** More words than this say nothing new about what is sought; the rest is left out. */
const MAX_WORDS = 32;

/** Parts a query into words, "phrases", -exclusions. Bounded work for any input. */
export function parseQuery(q: string, options: TextOptions): ParsedQuery {
  const text = q.slice(0, 4000);
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[] = [];
  const excludedPhrases: string[][] = [];
  const trimmed = text.trim();
  if (trimmed === '*' || trimmed === '') return { words, phrases, excluded, excludedPhrases, isWildcard: true };
  const pattern = /(-?)"([^"]*)"|(\S+)/g;
  for (const [, minus, phrase, plain] of trimmed.matchAll(pattern)) {
    const isExcluded = minus === '-' || (plain !== undefined && plain.length > 1 && plain.startsWith('-'));
    const tokens = tokenize(phrase ?? plain ?? '', options).map(({ token }) => token);
    if (tokens.length === 0) continue;
    if (phrase !== undefined) (isExcluded ? excludedPhrases : phrases).push(tokens);
    else (isExcluded ? excluded : words).push(...tokens);
  }
  const isOnlyExclusion = words.length === 0 && phrases.length === 0;
  return {
    words: words.slice(0, MAX_WORDS),
    phrases: phrases.slice(0, 8),
    excluded: excluded.slice(0, MAX_WORDS),
    excludedPhrases: excludedPhrases.slice(0, 8),
    isWildcard: isOnlyExclusion && (excluded.length > 0 || excludedPhrases.length > 0),
  };
}
