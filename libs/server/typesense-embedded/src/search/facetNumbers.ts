import type { Collection } from '../collection.js';
import { spend } from '../limits/budget.js';
import type { Field } from '../schema.js';
import { tieOrder, valueCap } from './facetOrder.js';
import { facetMatcher, type FacetQuery } from './facetQuery.js';
import type { FacetRequest, FacetResult } from './facetRequest.js';
import { topPositions } from './top.js';

interface NumberEntry {
  count: number;
  value: string;
  highlighted: string;
  /** The number itself; NaN for ranges. */
  number: number;
}

/** Counts the values or ranges of a number field, with its statistics. */
export function countNumbers(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  limit: number,
  query: FacetQuery | undefined,
  tags: readonly [string, string],
): FacetResult {
  const { field } = request;
  const column = collection.numbers(field);
  const tally = column.tally(docs);
  const matcher = query && facetMatcher(query, collection, tags);
  const cap = valueCap(docs.length, collection, tally.values.length, limit);
  const present = presentCodes(tally.counts);
  // prices and kilometres have thousands of values: what is not shown is neither printed nor sorted
  if (!matcher && request.ranges.length === 0 && present.length <= cap && request.sort.by !== 'alpha') {
    const { counts } = tally;
    const ranks = column.tieRanks((value) => printNumber(field, value), tieOrder);
    const top = topPositions(present.length, limit, (a, b) => {
      const [x, y] = [present[a] as number, present[b] as number];
      return counts[x] === counts[y]
        ? (ranks[x] as number) < (ranks[y] as number)
        : (counts[x] as number) > (counts[y] as number);
    });
    const entries = top.map((at) => {
      const code = present[at] as number;
      const value = printNumber(field, tally.values[code - 1] as number);
      return { count: counts[code] as number, highlighted: value, value };
    });
    return numberAnswer(field, entries, tally, present.length, tally);
  }
  let entries = request.ranges.length > 0 ? countRanges(request, tally) : countValues(field, tally, matcher);
  const isCapped = entries.length > cap && request.ranges.length === 0;
  if (isCapped) {
    const whole = column.tally(collection.allDocs());
    const frequency = new Map(whole.values.map((value, index) => [value, whole.counts[index + 1] as number]));
    entries = entries.sort((a, b) => (frequency.get(b.number) ?? 0) - (frequency.get(a.number) ?? 0)).slice(0, cap);
  }
  const { by, isAscending } = request.sort;
  if (by === 'alpha') entries.sort((a, b) => (isAscending ? 1 : -1) * (a.value < b.value ? -1 : 1));
  else entries.sort((a, b) => b.count - a.count || tieOrder(a.value, b.value));
  // mean and sum are those of the values that were looked at, the bounds those of all
  const lookedAt =
    isCapped || matcher !== undefined
      ? {
          sum: entries.reduce((all, { count, number }) => all + count * number, 0),
          total: entries.reduce((all, { count }) => all + count, 0),
        }
      : tally;
  return numberAnswer(field, entries.slice(0, limit), tally, entries.length, lookedAt);
}

/** Codes that occur, ascending. */
function presentCodes(counts: Uint32Array): Uint32Array {
  const codes = new Uint32Array(counts.length);
  let size = 0;
  for (let code = 1; code < counts.length; code++) if ((counts[code] as number) > 0) codes[size++] = code;
  return codes.subarray(0, size);
}

function numberAnswer(
  field: Field,
  shown: readonly { count: number; highlighted: string; value: string }[],
  tally: Tally,
  totalValues: number,
  { sum, total }: { sum: number; total: number },
): FacetResult {
  const stats = { total_values: totalValues };
  return {
    counts: shown.map(({ count, highlighted, value }) => ({ count, highlighted, value })),
    field_name: field.name,
    sampled: false,
    stats:
      tally.total === 0 || field.scalar === 'bool'
        ? stats
        : { avg: total === 0 ? 0 : sum / total, max: tally.max, min: tally.min, sum, ...stats },
  };
}

type Tally = ReturnType<ReturnType<Collection['numbers']>['tally']>;

function countRanges({ ranges }: FacetRequest, tally: Tally): NumberEntry[] {
  const { counts, values } = tally;
  const ordered = ranges.every(({ min }, index) => index === 0 || min >= (ranges[index - 1]?.max ?? Infinity));
  if (ordered) return countOrdered(ranges, tally);
  return ranges.flatMap(({ label, min: low, max: high }) => {
    spend(1 + (values.length >>> 7));
    let count = 0;
    for (const [index, value] of values.entries()) {
      if (value >= low && value < high) count += counts[index + 1] as number;
    }
    return count === 0 ? [] : [{ count, value: label, highlighted: label, number: NaN }];
  });
}

/** Ranges that follow each other without meeting, as histograms have them: each value is looked up, not tried on all. */
function countOrdered(ranges: FacetRequest['ranges'], { counts, values }: Tally): NumberEntry[] {
  const found = new Float64Array(ranges.length);
  for (const [index, value] of values.entries()) {
    const count = counts[index + 1] as number;
    if (count === 0) continue;
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value < (ranges[middle]?.max ?? Infinity)) high = middle;
      else low = middle + 1;
    }
    if (value >= (ranges[low]?.min ?? Infinity)) found[low] = (found[low] ?? 0) + count;
  }
  return ranges.flatMap(({ label }, index) => {
    const count = found[index] ?? 0;
    return count === 0 ? [] : [{ count, value: label, highlighted: label, number: NaN }];
  });
}

function countValues(
  field: Field,
  { counts, values }: Tally,
  matcher: ((value: string) => string | undefined) | undefined,
): NumberEntry[] {
  const entries: NumberEntry[] = [];
  for (const [index, number] of values.entries()) {
    const count = counts[index + 1] as number;
    if (count === 0) continue;
    const value = printNumber(field, number);
    const highlighted = matcher ? matcher(value) : value;
    if (highlighted !== undefined) entries.push({ count, value, highlighted, number });
  }
  return entries;
}

function printNumber(field: Field, value: number): string {
  if (field.scalar === 'bool') return String(value === 1);
  return field.scalar === 'float' ? String(Number(value.toPrecision(7))) : String(value);
}
