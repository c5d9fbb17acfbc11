import type { Collection } from '../collection.js';
import { spend } from '../limits/budget.js';
import { facetColumn, type FacetColumn } from './facetColumn.js';
import type { FacetMatch } from './facetQuery.js';
import type { FacetRequest } from './facetRequest.js';
import { hasStatistics, isWalked, rangeOf, walk } from './facetRules.js';

type GroupOf = (doc: number) => string | number;

/** Documents of which facets are counted, and what decides how. */
export interface Counted {
  readonly docs: Uint32Array;
  /** The search asks for everything: no words, no filter. */
  readonly isWhole: boolean;
  /** Tells the group of a document; undefined without groups. */
  readonly groupOf: GroupOf | undefined;
  readonly limit: number;
  /** `exhaustive` counts every value, `top_values` walks them wherever it can. */
  readonly strategy?: string | undefined;
  /** The facet, or one requested before it, has too many values to be walked. */
  readonly isAfterVaried?: boolean;
}

/** What was counted of one facet. Walked values and counted values are kept separately. */
export interface FacetTotals {
  readonly walked: Map<number, number>;
  /** By code; none where nothing was counted. */
  counted: Uint32Array;
  readonly ranges: Map<number, number>;
  /** Value of the field that the facet is sorted by, of the last document that has a value. */
  readonly sortValues: Map<number, number>;
  isWalked: boolean;
  min: number;
  max: number;
  sum: number;
  total: number;
}

/** Counts one facet: first what the search found, then what was pinned, as the real server does. */
export class FacetCounter {
  readonly totals: FacetTotals = {
    walked: new Map(),
    counted: new Uint32Array(0),
    ranges: new Map(),
    sortValues: new Map(),
    isWalked: false,
    min: Infinity,
    max: -Infinity,
    sum: 0,
    total: 0,
  };
  readonly column: FacetColumn;
  private readonly groups = new Map<number, Set<string | number>>();
  private readonly request: FacetRequest;
  private readonly collection: Collection;

  constructor(request: FacetRequest, collection: Collection) {
    this.request = request;
    this.collection = collection;
    this.column = facetColumn(request.field, collection);
  }

  /** Counts documents; `match` tells which values a facet query wants. */
  count(counted: Counted, match: FacetMatch | undefined): void {
    const { docs } = counted;
    if (docs.length === 0 || this.column.frequency.size === 0) return;
    spend(10 + (docs.length >>> 6));
    const tally = this.column.tally(docs);
    if (isWalked(this.request, counted, this.collection, this.column)) this.walk(counted, tally, match);
    else if (counted.groupOf) this.countGroups(docs, counted.groupOf, match, tally);
    else this.countValues(tally, match);
    this.readSortValues(docs);
  }

  private walk(counted: Counted, tally: Uint32Array, match: FacetMatch | undefined): void {
    const { totals, column, request } = this;
    totals.isWalked = true;
    const isStatistical = hasStatistics(request.field);
    const accept = match && ((code: number) => match.isWalked(column.print(code)));
    for (const [code, count] of walk(request, counted, column, tally, accept)) {
      if (request.ranges.length > 0) this.addToRange(code, count);
      else totals.walked.set(code, count);
      if (isStatistical) this.addToStatistics(code, count);
    }
    if (!isStatistical) return;
    [totals.min, totals.max] = bounds(tally, column);
  }

  private countValues(tally: Uint32Array, match: FacetMatch | undefined): void {
    const { totals, column, request } = this;
    if (hasStatistics(request.field)) this.addAllToStatistics(tally, 1);
    if (request.ranges.length > 0) {
      for (let code = 1; code < tally.length; code++)
        if ((tally[code] as number) > 0) this.addToRange(code, tally[code] as number);
      return;
    }
    if (match)
      for (let code = 1; code < tally.length; code++)
        if ((tally[code] as number) > 0 && !match.isCounted(column.print(code))) tally[code] = 0;
    if (totals.counted.length === 0) totals.counted = tally;
    else
      for (let code = 1; code < tally.length; code++)
        totals.counted[code] = (totals.counted[code] as number) + (tally[code] as number);
  }

  /** With groups a value counts once for each group that has it. */
  private countGroups(docs: Uint32Array, groupOf: GroupOf, match: FacetMatch | undefined, tally: Uint32Array): void {
    const { column, request, totals } = this;
    // the real server goes over grouped documents twice, and so does their sum
    if (hasStatistics(request.field)) this.addAllToStatistics(tally, 2);
    if (totals.counted.length === 0) totals.counted = new Uint32Array(tally.length);
    for (const doc of docs) {
      spend();
      for (const code of new Set(column.codesOf(doc))) {
        const key = request.ranges.length > 0 ? rangeOf(request.ranges, column.numbers[code - 1] as number) : code;
        if (key === undefined || (match && request.ranges.length === 0 && !match.isCounted(column.print(code))))
          continue;
        const groups = this.groups.get(key) ?? new Set();
        this.groups.set(key, groups.add(groupOf(doc)));
        if (request.ranges.length > 0) totals.ranges.set(key, groups.size);
        else totals.counted[key] = groups.size;
      }
    }
  }

  private addToRange(code: number, count: number): void {
    const range = rangeOf(this.request.ranges, this.column.numbers[code - 1] as number);
    if (range !== undefined) this.totals.ranges.set(range, (this.totals.ranges.get(range) ?? 0) + count);
  }

  private addToStatistics(code: number, count: number): void {
    this.totals.sum += (this.column.numbers[code - 1] as number) * count;
    this.totals.total += count;
  }

  private addAllToStatistics(tally: Uint32Array, times: number): void {
    const { totals } = this;
    const { numbers } = this.column;
    let { min, max, sum, total } = totals;
    for (let code = 1; code < tally.length; code++) {
      const count = tally[code] as number;
      if (count === 0) continue;
      const value = numbers[code - 1] as number;
      sum += value * count * times;
      total += count * times;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    Object.assign(totals, { min, max, sum, total });
  }

  private readSortValues(docs: Uint32Array): void {
    const { by } = this.request.sort;
    const field = by === 'count' || by === 'alpha' ? undefined : this.collection.fieldNamed(by);
    if (!field) return;
    const { values } = this.collection.numbers(field);
    for (const doc of docs) {
      spend();
      for (const code of this.column.codesOf(doc)) this.totals.sortValues.set(code, values[doc] as number);
    }
  }
}

/** The least and the greatest number among the documents; 0 where there is none. */
function bounds(tally: Uint32Array, { numbers }: FacetColumn): [number, number] {
  let [min, max] = [Infinity, -Infinity];
  for (let code = 1; code < tally.length; code++) {
    if ((tally[code] as number) === 0) continue;
    const value = numbers[code - 1] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? [0, 0] : [min, max];
}
