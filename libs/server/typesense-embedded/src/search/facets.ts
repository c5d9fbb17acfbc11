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
  const isRanges = request.ranges.length > 0;
  const entries = isRanges ? rangeEntries(request, totals) : valueEntries(totals, column);
  const shown = isRanges ? entries : cut(entries, found.limit, column).map((entry) => printed(entry, column, match));
  return {
    counts: sorted(shown, request, totals).map(({ count, value, highlighted }) => ({ count, highlighted, value })),
    field_name: field.name,
    sampled: false,
    stats: statistics(totals, entries.length),
  };
}

interface Entry {
  readonly code: number;
  readonly count: number;
  readonly value: string;
  readonly highlighted: string;
}

const rangeEntries = ({ ranges }: FacetRequest, totals: FacetTotals): Entry[] =>
  [...totals.ranges].map(([code, count]) => ({ code, count, value: ranges[code]?.label ?? '', highlighted: '' }));

/** Values that were counted beside walked ones have lost their text. */
function valueEntries({ walked, counted, isWalked }: FacetTotals, column: FacetColumn): Entry[] {
  const entries: Entry[] = [];
  for (const [code, count] of counted) entries.push({ code: isWalked ? 0 : code, count, value: '', highlighted: '' });
  for (const [code, count] of walked)
    entries.push({ code, count, value: isWalked ? column.print(code) : '', highlighted: '' });
  return entries;
}

/** The most frequent entries; among equals those with the greater key of the real server. */
function cut(entries: readonly Entry[], limit: number, column: FacetColumn): Entry[] {
  if (entries.length <= limit) return [...entries];
  const isGreater = (a: Entry, b: Entry): boolean =>
    a.value !== '' && b.value !== ''
      ? valueHash(a.value) > valueHash(b.value)
      : column.order(a.code) > column.order(b.code);
  return topPositions(entries.length, limit, (a, b) => {
    const [x, y] = [entries[a] as Entry, entries[b] as Entry];
    return x.count === y.count ? isGreater(x, y) : x.count > y.count;
  }).map((at) => entries[at] as Entry);
}

function printed(entry: Entry, column: FacetColumn, match: FacetMatch | undefined): Entry {
  if (entry.code === 0) return entry;
  const value = column.print(entry.code);
  return { ...entry, value, highlighted: match ? match.mark(value) : value };
}

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
