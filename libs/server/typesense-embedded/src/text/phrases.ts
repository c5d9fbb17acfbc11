import { emptyBitset, hasBit, intersect, setBit, toOrdinals, unite, type Bitset } from '../columns/bitset.js';
import { spend } from '../limits/budget.js';
import type { TextField } from './textField.js';
import type { TextQueryField } from './textQuery.js';

/** Whether words appear next to each other, in this order, in a document's field. */
function hasSequence(field: TextField, doc: number, ids: readonly number[]): boolean {
  const { words } = field;
  spend();
  const start = field.startOf(doc);
  const last = start + field.lengthOf(doc) - ids.length;
  for (let at = start; at <= last; at++) {
    let i = 0;
    while (i < ids.length && words[at + i] === ids[i]) i++;
    if (i === ids.length) return true;
  }
  return false;
}

/** Documents of a field that have a phrase. */
export function phraseDocs(field: TextField, phrase: readonly string[], docCount: number): Bitset {
  const ids = phrase.map((word) => field.liveId(word));
  if (ids.includes(-1)) return emptyBitset(docCount);
  const docs = commonDocs(field, ids, docCount);
  if (ids.length === 1) return docs;
  const found = emptyBitset(docCount);
  for (const doc of toOrdinals(docs)) if (hasSequence(field, doc, ids)) setBit(found, doc);
  return found;
}

function commonDocs(field: TextField, ids: readonly number[], docCount: number): Bitset {
  spend(ids.length * (5 + (docCount >>> 8)));
  const docs = emptyBitset(docCount);
  field.posting(ids[0] as number)?.mark(docs);
  for (const id of ids.slice(1)) {
    const other = emptyBitset(docCount);
    field.posting(id)?.mark(other);
    intersect(docs, other);
  }
  return docs;
}

/** Whether some document of a field has all the words. */
export function haveDocInCommon(field: TextField, words: readonly string[], docCount: number): boolean {
  const ids = words.map((word) => field.liveId(word));
  return ids.length > 0 && !ids.includes(-1) && commonDocs(field, ids, docCount).some((bits) => bits !== 0);
}

const isEmpty = (docs: Bitset): boolean => docs.every((bits) => bits === 0);

export interface PhraseMatches {
  readonly docs: Bitset;
  /** Greatest weight of a field that has a phrase. */
  weightOf(doc: number): number;
}

/**
 * Documents that have the phrases. A document matches a field that contains all phrases that occur in that field
 * anywhere; one matching field is enough.
 */
export function matchPhrases(
  fields: readonly TextQueryField[],
  phrases: readonly (readonly string[])[],
  docCount: number,
): PhraseMatches {
  const docs = emptyBitset(docCount);
  const perField = fields.map(({ field, weight }) => {
    let common: Bitset | undefined;
    for (const phrase of phrases) {
      const found = phraseDocs(field, phrase, docCount);
      if (isEmpty(found)) continue;
      common = common ? intersect(common, found) : found;
    }
    if (common) unite(docs, common);
    return { common, weight };
  });
  return {
    docs,
    weightOf: (doc) =>
      Math.max(0, ...perField.map(({ common, weight }) => (common && hasBit(common, doc) ? weight : 0))),
  };
}
