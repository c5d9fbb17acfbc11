import { spend } from '../limits/budget.js';
import type { GeoKey } from './geoKey.js';
import { topPositions } from './top.js';

/** Reads a document's sort value; NaN means none. */
export type SortReader = (doc: number) => number;

export interface SortKey {
  /** `group_found` is how many documents the group has. */
  readonly read: SortReader | 'text_match' | 'group_found';
  readonly isAscending: boolean;
  readonly missing: 'normal' | 'first' | 'last';
  readonly buckets: number;
  readonly geo?: GeoKey;
  readonly isEval?: boolean;
  /** The column itself, where the reader is nothing else: lets the selection run without calls. */
  readonly column?: Float64Array;
}

/**
 * The first `count` documents in order of the keys; ties go to the newest. Values are read once per document.
 */
export function selectTop(
  docs: Uint32Array,
  keys: readonly SortKey[],
  count: number,
  textRank: (doc: number) => number,
): number[] {
  const size = Math.min(count, docs.length);
  if (size === 0) return [];
  spend(2);
  const columns = keys.map((key) => keyValues(docs, key, textRank));
  const [first, ...others] = columns;
  const before = (a: number, b: number): boolean => {
    if (first) {
      const x = first[a] as number;
      const y = first[b] as number;
      if (x !== y) return x > y;
      for (const column of others) {
        const u = column[a] as number;
        const v = column[b] as number;
        if (u !== v) return u > v;
      }
    }
    return (docs[a] as number) > (docs[b] as number);
  };
  return topPositions(docs.length, size, before).map((position) => docs[position] as number);
}

/** Values of one key, turned so that higher is better. */
function keyValues(docs: Uint32Array, key: SortKey, textRank: (doc: number) => number): Float64Array {
  const values = new Float64Array(docs.length);
  const { column, read } = key;
  const sign = key.isAscending ? -1 : 1;
  const missing = key.missing === 'first' ? Infinity : -Infinity;
  for (let i = 0; i < docs.length; i++) {
    if ((i & 511) === 511) spend(20);
    const doc = docs[i] as number;
    const value = column ? (column[doc] as number) : typeof read === 'function' ? read(doc) : textRank(doc);
    values[i] = value !== value ? missing : value * sign;
  }
  if (key.buckets > 0) bucket(values, key.buckets);
  return values;
}

/**
 * Parts the ranked documents into groups of about one size, in which the next key decides. Equal ranks stay together.
 */
function bucket(values: Float64Array, buckets: number): void {
  let compared = 0;
  const order = Uint32Array.from(values.keys()).sort((a, b) => {
    if ((++compared & 63) === 0) spend(10);
    return (values[b] as number) - (values[a] as number);
  });
  const size = Math.max(1, Math.floor(order.length / buckets));
  const grouped = new Float64Array(values.length);
  let group = 0;
  let previous = NaN;
  for (const [rank, position] of order.entries()) {
    const value = values[position] as number;
    if (value !== previous) group = Math.floor(rank / size);
    previous = value;
    grouped[position] = -group;
  }
  values.set(grouped);
}
