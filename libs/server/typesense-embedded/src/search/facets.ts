import type { Collection } from '../collection.js';
import { FacetCounter, type Counted, type FacetTotals } from './facetCount.js';
import type { FacetColumn } from './facetColumn.js';
import { facetMatch, type FacetMatch, type FacetQuery } from './facetQuery.js';
import type { FacetRequest, FacetResult } from './facetRequest.js';
import { isTooVaried } from './facetRules.js';
import { topPositions } from './top.js';
import { valueHash } from './valueHash.js';

export { parseFacetQuery } from './facetQuery.js';
export { parseFacetBy } from './facetRequest.js';

interface FacetOptions {
  readonly query: FacetQuery | undefined;
  readonly tags: readonly [string, string];
}

/** Counts the facets of a search. */
export function countFacets(
  requests: readonly FacetRequest[],
  found: Counted,
  pinned: Uint32Array,
  collection: Collection,
  options: FacetOptions,
): FacetResult[] {
  let isAfterVaried = false;
  return requests.map((request) => {
    const counter = new FacetCounter(request, collection);
    isAfterVaried ||= isTooVaried(counter.column, collection);
    return countFacet(request, counter, { ...found, isAfterVaried }, pinned, collection, options);
  });
}

/** Counts a facet among what was found, then among what was pinned, which is counted apart. */
function countFacet(
  request: FacetRequest,
  counter: FacetCounter,
  found: Counted,
  pinned: Uint32Array,
  collection: Collection,
  options: FacetOptions,
): FacetResult {
  const { field } = request;
  const query = options.query?.field === field.name ? options.query : undefined;
  let match: FacetMatch | undefined;
  for (const docs of [found.docs, pinned]) {
    if (docs.length === 0) continue;
    const own = query && facetMatch(query, field, docs, collection, options.tags);
    match ??= own;
    counter.count({ ...found, docs }, own);
  }
  const { totals, column } = counter;
  const { entries, values } =
    request.ranges.length > 0
      ? rangeEntries(request, totals)
      : valueEntries(totals, column, { limit: found.limit, sortsTies: isTotal(request), match });
  return {
    counts: sorted(entries, request, totals).map(({ count, value, highlighted }) => ({ count, highlighted, value })),
    field_name: field.name,
    sampled: false,
    stats: statistics(totals, values),
  };
}

interface Entry {
  readonly code: number;
  readonly count: number;
  readonly value: string;
  readonly highlighted: string;
}
/** What is shown, and how many values there are. */
interface Entries {
  readonly entries: Entry[];
  readonly values: number;
}

function rangeEntries({ ranges }: FacetRequest, totals: FacetTotals): Entries {
  const entries = [...totals.ranges].map(([code, count]) => {
    return { code, count, value: ranges[code]?.label ?? '', highlighted: '' };
  });
  return { entries, values: entries.length };
}

/**
 * The most frequent values; among equals those with the greater key of the real server. If other values were walked,
 * counted values have lost their text.
 */
function valueEntries(
  { walked, counted, isWalked }: FacetTotals,
  column: FacetColumn,
  { limit, sortsTies, match }: { limit: number; sortsTies: boolean; match: FacetMatch | undefined },
): Entries {
  const codes = presentCodes(counted, [...walked.keys()]);
  const countedSize = codes.length - walked.size;
  const counts = new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    counts[at] = at < countedSize ? (counted[code] as number) : (walked.get(code) as number);
  }
  const isGreater = (a: number, b: number): boolean => {
    const x = codes[a] as number;
    const y = codes[b] as number;
    return a >= countedSize && b >= countedSize
      ? valueHash(column.print(x)) > valueHash(column.print(y))
      : column.order(x) > column.order(y);
  };
  const before = (a: number, b: number): boolean => {
    const x = counts[a] as number;
    const y = counts[b] as number;
    return x === y ? isGreater(a, b) : x > y;
  };
  // where all are shown in an order of their own nothing is chosen
  const isAll = codes.length <= limit && sortsTies;
  const shown = isAll ? Array.from(codes.keys()) : topPositions(codes.length, limit, before);
  const entries = shown.map((at) => {
    if (isWalked && at < countedSize) return { code: 0, count: counts[at] as number, value: '', highlighted: '' };
    const value = column.print(codes[at] as number);
    return {
      code: codes[at] as number,
      count: counts[at] as number,
      value,
      highlighted: match ? match.mark(value) : value,
    };
  });
  return { entries, values: codes.length };
}

/** Codes that were counted, ascending, then those that were walked. */
function presentCodes(counted: Uint32Array, walked: readonly number[]): Uint32Array {
  const codes = new Uint32Array(counted.length + walked.length);
  let size = 0;
  for (let code = 1; code < counted.length; code++) if ((counted[code] as number) > 0) codes[size++] = code;
  codes.set(walked, size);
  return codes.subarray(0, size + walked.length);
}

/** Whether the order leaves no two values in one place. */
const isTotal = ({ sort }: FacetRequest): boolean => sort.by === 'count' || sort.by === 'alpha';

function sorted(entries: Entry[], { sort }: FacetRequest, { sortValues }: FacetTotals): Entry[] {
  const sign = sort.isAscending ? 1 : -1;
  const by = (key: (entry: Entry) => number): Entry[] => entries.sort((a, b) => sign * (key(a) - key(b)));
  if (sort.by === 'alpha') return entries.sort((a, b) => sign * (a.value < b.value ? -1 : 1));
  if (sort.by !== 'count') return by(({ code }) => sortValues.get(code) ?? -Infinity);
  // of one count short values come first, then those from the end of the alphabet
  return entries.sort(
    (a, b) =>
      b.count - a.count || a.value.length - b.value.length || (a.value < b.value ? 1 : a.value > b.value ? -1 : 0),
  );
}

function statistics({ total, sum, min, max }: FacetTotals, values: number): FacetResult['stats'] {
  const counted = { total_values: values };
  return total === 0 ? counted : { avg: sum / total, max, min, sum, ...counted };
}
