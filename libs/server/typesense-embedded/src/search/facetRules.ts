import type { Collection } from '../collection.js';
import { spend } from '../limits/budget.js';
import type { Field } from '../schema.js';
import type { FacetColumn } from './facetColumn.js';
import type { Counted } from './facetCount.js';
import type { FacetRequest } from './facetRequest.js';

/** Answers from this size on may be counted by walking values. */
const LARGE_ANSWER = 1000;
/** Fields that fewer documents than this have are walked for every large answer. */
const FEW_VALUES = 250;
/** In a collection of more documents than this, a field with nearly as many values as documents is never walked. */
const LARGE_COLLECTION = 10_000;
const MOST_DISTINCT = 0.8;

export const hasStatistics = (field: Field): boolean => ['int32', 'int64', 'float'].includes(field.scalar);

/**
 * Whether a field has nearly as many values as there are documents. Such a facet is counted, and so are those requested
 * after it.
 */
export const isTooVaried = ({ frequency }: FacetColumn, { count }: Collection): boolean =>
  count > LARGE_COLLECTION && frequency.size > count * MOST_DISTINCT;

/**
 * Whether a facet's values are walked, the most frequent of the collection first, instead of counted document by
 * document: where the search asks for everything, for most of the collection, or for values in alphabetical order.
 */
export function isWalked(
  { sort }: FacetRequest,
  { docs, isWhole, groupOf, isAfterVaried, strategy }: Counted,
  collection: Collection,
  { frequency }: FacetColumn,
): boolean {
  if (isAfterVaried || strategy === 'exhaustive') return false;
  if (strategy === 'top_values') return true;
  if (groupOf || (sort.by !== 'count' && sort.by !== 'alpha')) return false;
  const isLarge = docs.length > LARGE_ANSWER;
  return (
    isWhole ||
    sort.by === 'alpha' ||
    (isLarge && (frequency.documents < FEW_VALUES || docs.length * 2 > collection.count))
  );
}

/**
 * Values with their counts: at most as many as requested, or twice as many where there is a filter or a text. For the
 * whole collection every document counts, also one that is hidden or pinned.
 */
export function* walk(
  { sort }: FacetRequest,
  { isWhole, limit }: Counted,
  column: FacetColumn,
  tally: Uint32Array,
  accept: ((code: number) => boolean) | undefined,
): Generator<readonly [code: number, count: number]> {
  const most = Math.min(isWhole ? limit : 2 * limit, column.frequency.size);
  let found = 0;
  for (const code of sort.by === 'alpha' ? alphabetical(column, sort.isAscending) : column.frequency.codes()) {
    spend(0.1);
    if (accept && !accept(code)) continue;
    const count = isWhole ? column.frequency.countOf(code) : (tally[code] ?? 0);
    if (count === 0) continue;
    yield [code, count];
    if (++found === most) return;
  }
}

function alphabetical(column: FacetColumn, isAscending: boolean): number[] {
  const sign = isAscending ? 1 : -1;
  spend(column.frequency.size);
  return [...column.frequency.codes()]
    .map((code) => [code, column.print(code)] as const)
    .sort((a, b) => sign * (a[1] < b[1] ? -1 : 1))
    .map(([code]) => code);
}

/** Number of the range that holds a value: of those that end above it the one with the lowest end. */
export function rangeOf(ranges: FacetRequest['ranges'], value: number): number | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.max ?? Infinity) > value) high = middle;
    else low = middle + 1;
  }
  return low < ranges.length && value >= (ranges[low]?.min ?? Infinity) ? low : undefined;
}
