import { fromOrdinals } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest } from '../fault.js';
import { spend } from '../limits/budget.js';
import type { Field } from '../schema.js';
import { searchText, tokenize, type Token } from '../text/index.js';
import type { FacetRequest } from './facetRequest.js';

export interface FacetQuery {
  readonly field: string;
  readonly words: readonly string[];
  readonly numTypos: number;
  readonly maxCandidates: number | undefined;
}

/** Which values of a facet a query wants, and how they are marked. */
export interface FacetMatch {
  /** Where values are walked: those with words that begin like the found ones. */
  isWalked(value: string): boolean;
  /** Where values are counted: those of the documents that were found. */
  isCounted(value: string): boolean;
  mark(value: string): string;
}

/** `field:words` of a facet query. */
export function parseFacetQuery(
  text: string | undefined,
  { numTypos, maxCandidates }: { numTypos: number; maxCandidates: number | undefined },
  requests: readonly FacetRequest[],
  collection: Collection,
): FacetQuery | undefined {
  if (!text || text.trim() === '') return undefined;
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest('Facet query must be in the `facet_field: value` format.');
  const field = text.slice(0, colon).trim();
  if (!requests.some((request) => request.field.name === field)) {
    throw badRequest(`Facet query refers to a facet field \`${field}\` that is not part of \`facet_by\` parameter.`);
  }
  const words = tokenize(text.slice(colon + 1), collection.textOptions).map(({ token }) => token);
  return words.length === 0 ? undefined : { field, words, numTypos, maxCandidates };
}

/** Looks a facet query up among the values of the documents: as typed first, with typos when nothing begins so. */
export function facetMatch(
  { words, numTypos, maxCandidates }: FacetQuery,
  field: Field,
  docs: Uint32Array,
  collection: Collection,
  tags: readonly [string, string],
): FacetMatch {
  const tokensOf = (value: string): Token[] => tokenize(value, collection.textOptions);
  const found =
    field.scalar === 'string'
      ? foundWords(words, { field, numTypos, maxCandidates }, docs, collection)
      : // numbers are sought by their beginnings
        words;
  const isMatch = (value: string, fits: (token: string, word: string) => boolean): boolean => {
    spend(1 + found.length);
    const tokens = tokensOf(value);
    return found.filter((word) => tokens.some(({ token }) => fits(token, word))).length >= words.length;
  };
  const begins = (token: string, word: string): boolean => token.startsWith(word);
  return {
    isWalked: (value) => isMatch(value, begins),
    isCounted: (value) => isMatch(value, field.scalar === 'string' ? (token, word) => token === word : begins),
    mark: (value) => mark(value, tokensOf(value), found, words, tags),
  };
}

function foundWords(
  words: readonly string[],
  { field, numTypos, maxCandidates }: { field: Field; numTypos: number; maxCandidates: number | undefined },
  docs: Uint32Array,
  collection: Collection,
): string[] {
  const { words: seen } = searchText({
    q: words.join(' '),
    fields: [{ name: field.name, field: collection.text(field), weight: 15, numTypos, prefix: true, infix: 'off' }],
    dropTokensThreshold: 0,
    dropTokensMode: { from: 'right_to_left', mostWords: 0 },
    typoTokensThreshold: 1,
    minLen1Typo: 3,
    minLen2Typo: 7,
    prioritizeExactMatch: true,
    prioritizeTokenPosition: false,
    prioritizeNumMatchingFields: false,
    exhaustiveSearch: false,
    textMatchType: 'max_score',
    splitJoinTokens: 'off',
    maxCandidates,
    synonyms: [],
    filter: fromOrdinals(docs, collection.size),
    docCount: collection.size,
  });
  return [...seen.found.keys()];
}

/** Marks as many characters of each found word as the query's word has. */
function mark(
  value: string,
  tokens: readonly Token[],
  found: readonly string[],
  words: readonly string[],
  [open, close]: readonly [string, string],
): string {
  const used = new Set<Token>();
  const marks = words.flatMap((word) => {
    const begins = tokens.find((token) => !used.has(token) && token.token.startsWith(word));
    const token = begins ?? tokens.find((other) => !used.has(other) && found.some((f) => other.token.startsWith(f)));
    if (!token) return [];
    used.add(token);
    return [{ start: token.start, end: prefixEnd(value, token, word.length) }];
  });
  let result = value;
  for (const { start, end } of marks.sort((a, b) => b.start - a.start))
    result = `${result.slice(0, start)}${open}${result.slice(start, end)}${close}${result.slice(end)}`;
  return result;
}

/** Where the first `length` indexed characters of a word end in the original. */
function prefixEnd(value: string, token: { start: number; end: number }, length: number): number {
  let seen = 0;
  for (let at = token.start; at < token.end; at++) {
    if (/[\p{L}\p{N}]/u.test(value[at] as string)) seen++;
    if (seen === length) return at + 1;
  }
  return token.end;
}
