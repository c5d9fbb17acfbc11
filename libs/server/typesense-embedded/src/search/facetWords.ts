import type { Collection } from '../collection.js';
import { tieOrder, valueCap } from './facetOrder.js';
import { facetMatcher, type FacetQuery } from './facetQuery.js';
import type { FacetRequest, FacetResult } from './facetRequest.js';

/** Counts the values of a string field. */
export function countWords(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  limit: number,
  query: FacetQuery | undefined,
  tags: readonly [string, string],
): FacetResult {
  const column = collection.strings(request.field);
  const tally = column.tally(docs);
  const matcher = query && facetMatcher(query, collection, tags);
  let entries: { count: number; code: number; highlighted: string }[] = [];
  for (let code = 1; code < tally.length; code++) {
    const count = tally[code] as number;
    if (count === 0) continue;
    const value = column.values[code] as string;
    const highlighted = matcher ? matcher(value) : value;
    if (highlighted !== undefined) entries.push({ count, code, highlighted });
  }
  const { by, isAscending } = request.sort;
  const sign = isAscending ? 1 : -1;
  const valueOf = (entry: { code: number }): string => column.values[entry.code] as string;
  const cap = valueCap(docs.length, collection, column.values.length - 1, limit);
  if (entries.length > cap && by !== 'alpha') {
    const whole = column.tally(collection.allDocs());
    entries = entries.sort((a, b) => (whole[b.code] as number) - (whole[a.code] as number)).slice(0, cap);
  }
  if (by === 'alpha') entries.sort((a, b) => sign * (valueOf(a) < valueOf(b) ? -1 : 1));
  else
    entries.sort(
      (a, b) =>
        (by === 'count' && isAscending ? a.count - b.count : b.count - a.count) || tieOrder(valueOf(a), valueOf(b)),
    );
  const total = by === 'alpha' ? Math.min(entries.length, limit) : entries.length;
  entries = entries.slice(0, limit);
  return {
    counts: entries.map(({ count, code, highlighted }) => ({
      count,
      highlighted,
      value: column.values[code] as string,
    })),
    field_name: request.field.name,
    sampled: false,
    stats: { total_values: total },
  };
}
