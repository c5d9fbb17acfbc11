import type { Reading, TextQuery } from './searchText.js';
import { GAP } from './textField.js';

export interface TextScore {
  /** Comparable: higher is better. */
  readonly rank: number;
  readonly tokensMatched: number;
  /** Words, edits, nearness and wholeness of the best field, packed as Typesense does (up to 2^46). */
  readonly bestFieldScore: number;
  readonly bestFieldWeight: number;
  readonly fieldsMatched: number;
  readonly dropped: number;
  readonly typoPrefix: number;
}

/** Words further apart than this are no common match. */
const WINDOW = 10;

/** Score of a document under one reading. */
export function scoreDocument(query: TextQuery, reading: Reading, doc: number): TextScore {
  const { candidates } = reading;
  const totalCost = candidates.reduce((sum, { cost }) => sum + cost, 0);
  let bestFieldScore = 0;
  let bestFieldWeight = 0;
  let fieldsMatched = 0;
  let anywhere = 0;
  let sum = 0;
  const weighsFirst = query.textMatchType === 'max_weight';
  for (const [index, { field, weight }] of query.fields.entries()) {
    const match = matchField(
      field.wordsOf(doc),
      candidates.map(({ ids }) => ids[index] as number),
    );
    if (match.present === 0) continue;
    fieldsMatched++;
    anywhere |= match.mask;
    const isWhole = query.prioritizeExactMatch && match.isWhole && totalCost === 0;
    const offset = query.prioritizeTokenPosition ? Math.max(0, 100 - match.first) : 0;
    const score =
      match.present * 2 ** 40 +
      match.present * 2 ** 32 +
      Math.max(0, 255 - totalCost) * 2 ** 24 +
      Math.max(0, 100 - match.distance) * 2 ** 16 +
      (isWhole ? 256 : 0) +
      offset;
    sum += score * weight;
    const isBetter = weighsFirst
      ? weight > bestFieldWeight || (weight === bestFieldWeight && score > bestFieldScore)
      : score > bestFieldScore || (score === bestFieldScore && weight > bestFieldWeight);
    if (isBetter) {
      bestFieldScore = score;
      bestFieldWeight = weight;
    }
  }
  const tokensMatched = popcount(anywhere);
  const fields = query.prioritizeNumMatchingFields ? Math.min(7, fieldsMatched) : 0;
  const quality = query.textMatchType === 'sum_score' ? sum / 64 : bestFieldScore;
  const rank = weighsFirst
    ? tokensMatched * 2 ** 47 + bestFieldWeight * 2 ** 39 + Math.floor(bestFieldScore / 2 ** 8) / 2 ** 7 + fields
    : tokensMatched * 2 ** 47 +
      Math.floor(quality / 256) * 1024 +
      bestFieldWeight * 8 +
      fields +
      (bestFieldScore % 256) / 256;
  return {
    rank,
    tokensMatched,
    bestFieldScore,
    bestFieldWeight,
    fieldsMatched,
    dropped: reading.dropped,
    typoPrefix: totalCost,
  };
}

function popcount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

interface FieldMatch {
  /** Query words in the best window. */
  present: number;
  mask: number;
  /** Words between the first and the last of them. */
  distance: number;
  first: number;
  /** The field says just what the query says. */
  isWhole: boolean;
}

const NONE: FieldMatch = { present: 0, mask: 0, distance: 100, first: 0, isWhole: false };

function matchField(words: Uint32Array, ids: readonly number[]): FieldMatch {
  let mask = 0;
  const positions: number[] = [];
  const which: number[] = [];
  let at = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    if (word === GAP) {
      at += 100;
      continue;
    }
    for (let t = 0; t < ids.length; t++) {
      if (ids[t] === word) {
        mask |= 1 << t;
        positions.push(at);
        which.push(t);
      }
    }
    at++;
  }
  if (positions.length === 0) return NONE;
  const isWhole = wholeValue(words, ids);
  if (popcount(mask) === 1) return { present: 1, mask, distance: 0, first: positions[0] as number, isWhole };
  let present = 0;
  let distance = 100;
  let first = positions[0] as number;
  for (let i = 0; i < positions.length; i++) {
    let seen = 0;
    for (let j = i; j < positions.length; j++) {
      const span = (positions[j] as number) - (positions[i] as number);
      if (span >= WINDOW) break;
      seen |= 1 << (which[j] as number);
      const count = popcount(seen);
      if (count > present || (count === present && span < distance)) {
        present = count;
        distance = span;
        first = positions[i] as number;
      }
    }
  }
  return { present, mask, distance, first, isWhole };
}

/** Whether one value of the field is the query, word for word. */
function wholeValue(words: Uint32Array, ids: readonly number[]): boolean {
  let length = 0;
  let isSame = true;
  for (let i = 0; i <= words.length; i++) {
    const word = words[i];
    if (word === undefined || word === GAP) {
      if (isSame && length === ids.length) return true;
      length = 0;
      isSame = true;
      continue;
    }
    if (ids[length] !== word) isSame = false;
    length++;
  }
  return false;
}
