import type { Bitset } from '../columns/bitset.js';
import { spend } from '../limits/budget.js';
import { FieldSum, scoreSingle } from './fieldSum.js';
import type { MatchSet } from './matchSet.js';
import type { Suggestion } from './suggestion.js';
import type { TextQuery, TextQueryField } from './textQuery.js';

/** More fields than this have no bit of their own. */
export const MOST_FIELDS = 16;

/**
 * Documents that have one word. Their rank depends only on the fields that have it and on whether it is all they say,
 * so it is worked out once for each such set of fields. `bits` is scratch memory for all documents, empty before and
 * after. Returns whether anything was found.
 */
export function matchOne(
  query: TextQuery,
  fields: readonly TextQueryField[],
  ids: readonly number[],
  suggestion: Suggestion,
  allowed: Bitset,
  synonymTerms: number,
  bits: Uint32Array,
  matches: MatchSet,
): boolean {
  const looksWhole = query.prioritizeExactMatch && suggestion.cost === 0 && suggestion.words.length === 1;
  const lists = ids.map((id, index) => fields[index]?.field.posting(id));
  for (const [index, list] of lists.entries()) {
    if (!list) continue;
    const { field } = fields[index] as TextQueryField;
    const { docs, size } = list;
    spend(size >>> 5);
    const id = ids[index] as number;
    const bit = 1 << index;
    const whole = bit | (1 << (index + MOST_FIELDS));
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      if ((((allowed[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0) continue;
      bits[doc] = (bits[doc] as number) | (looksWhole && field.isWholeValue(doc, id) ? whole : bit);
    }
  }
  const ranks = new Map<number, number>();
  let lastMask = 0;
  let rank = 0;
  let isFound = false;
  for (const list of lists) {
    if (!list) continue;
    const { docs, size } = list;
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      const mask = bits[doc] as number;
      if (mask === 0) continue;
      bits[doc] = 0;
      if (mask !== lastMask) {
        lastMask = mask;
        rank = ranks.get(mask) ?? rankOf(query, fields, mask, suggestion, synonymTerms);
        ranks.set(mask, rank);
      }
      isFound = true;
      matches.add(doc, rank);
    }
  }
  return isFound;
}

function rankOf(
  query: TextQuery,
  fields: readonly TextQueryField[],
  mask: number,
  { cost, words }: Suggestion,
  synonymTerms: number,
): number {
  const sum = new FieldSum();
  for (const [index, { weight }] of fields.entries()) {
    if (((mask >>> index) & 1) === 0) continue;
    const isWhole = ((mask >>> (index + MOST_FIELDS)) & 1) === 1;
    sum.add(scoreSingle(cost, words.length === 1 ? synonymTerms : -1, isWhole, 0), weight, query);
  }
  return sum.rank(synonymTerms === -1 ? words.length : synonymTerms, query);
}
