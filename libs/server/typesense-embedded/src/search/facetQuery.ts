import type { Collection } from '../collection.js';
import { badRequest } from '../fault.js';
import { spend } from '../limits/budget.js';
import { isNear, tokenize } from '../text/index.js';
import type { FacetRequest } from './facetRequest.js';

export interface FacetQuery {
  readonly field: string;
  readonly words: readonly string[];
  readonly numTypos: number;
}

/** `field:words` of a facet query. */
export function parseFacetQuery(
  text: string | undefined,
  numTypos: number,
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
  return words.length === 0 ? undefined : { field, words, numTypos };
}

/** Tells whether a value has all words of a facet query, the last one as a beginning, and marks what matched. */
export function facetMatcher(
  query: FacetQuery,
  collection: Collection,
  [open, close]: readonly [string, string],
): (value: string) => string | undefined {
  const last = query.words.length - 1;
  const maxCost = (word: string) => Math.min(query.numTypos, word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
  return (value) => {
    spend(1 + query.words.length);
    const tokens = tokenize(value, collection.textOptions);
    const marks: { start: number; end: number }[] = [];
    for (const [index, word] of query.words.entries()) {
      const isPrefix = index === last;
      const found = tokens.find(({ token }) => isMatch(word, token, maxCost(word), isPrefix));
      if (!found) return undefined;
      marks.push({ start: found.start, end: prefixEnd(value, found, word.length) });
    }
    let result = value;
    for (const { start, end } of marks.sort((a, b) => b.start - a.start)) {
      result = `${result.slice(0, start)}${open}${result.slice(start, end)}${close}${result.slice(end)}`;
    }
    return result;
  };
}

function isMatch(word: string, token: string, maxCost: number, isPrefix: boolean): boolean {
  if (isPrefix ? token.startsWith(word) : token === word) return true;
  return maxCost > 0 && isNear(word, token, maxCost, isPrefix);
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
