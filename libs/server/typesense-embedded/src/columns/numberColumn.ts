import { spend } from '../limits/budget.js';
import { emptyBitset, setBit, type Bitset } from './bitset.js';
import { withRoom } from './grow.js';

export type NumberTest =
  | { readonly kind: 'equal'; readonly value: number }
  | { readonly kind: 'range'; readonly min: number; readonly max: number };

interface Span {
  readonly min: number;
  readonly max: number;
}

/** Tests as spans in ascending order that do not meet, so that a value is looked up instead of tried on each. */
function mergedSpans(tests: readonly NumberTest[]): readonly Span[] {
  spend(tests.length);
  const sorted = tests
    .map((test): Span => (test.kind === 'equal' ? { min: test.value, max: test.value } : test))
    .filter(({ min, max }) => min <= max)
    .sort((a, b) => a.min - b.min);
  const merged: { min: number; max: number }[] = [];
  for (const { min, max } of sorted) {
    const last = merged.at(-1);
    if (last && min <= last.max) last.max = Math.max(last.max, max);
    else merged.push({ min, max });
  }
  return merged;
}

function isInSpans(spans: readonly Span[], value: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (spans[middle] as Span).max) low = middle + 1;
    else high = middle;
  }
  // no value is NaN, which is inside of nothing
  return low < spans.length && value >= (spans[low] as Span).min;
}

/** Numbers by document; NaN stands for no value. Arrays of numbers keep the first for sorting and all for the rest. */
export class NumberColumn {
  values = new Float64Array(0);
  /** All values of documents that have several. */
  private readonly several = new Map<number, readonly number[]>();
  /** Codes of distinct values, kept for facets only. */
  private codes: Uint32Array | undefined;
  private readonly distinct: number[] = [];
  private readonly codeOf = new Map<number, number>();

  constructor(isFacet: boolean) {
    if (isFacet) this.codes = new Uint32Array(0);
  }

  set(doc: number, value: number | readonly number[] | undefined): void {
    const before = this.values.length;
    this.values = withRoom(this.values, doc + 1);
    if (this.values.length > before) this.values.fill(NaN, before);
    const list = typeof value === 'number' ? [value] : (value ?? []);
    const [first] = list;
    this.values[doc] = first ?? NaN;
    if (list.length > 1) this.several.set(doc, list);
    else this.several.delete(doc);
    if (this.codes) {
      this.codes = withRoom(this.codes, doc + 1);
      this.codes[doc] = first === undefined ? 0 : this.code(first);
      for (const item of list) this.code(item);
    }
  }

  private code(value: number): number {
    let code = this.codeOf.get(value);
    if (code === undefined) {
      this.distinct.push(value);
      code = this.distinct.length;
      this.codeOf.set(value, code);
    }
    return code;
  }

  private ranks = new Uint32Array(0);

  /** Place of each code when the printed values stand in order; made anew only when there are new values. */
  tieRanks(print: (value: number) => string, order: (a: string, b: string) => number): Uint32Array {
    if (this.ranks.length === this.distinct.length + 1) return this.ranks;
    const texts = this.distinct.map(print);
    const sorted = Array.from(texts.keys()).sort((a, b) => order(texts[a] as string, texts[b] as string));
    this.ranks = new Uint32Array(this.distinct.length + 1);
    for (const [rank, index] of sorted.entries()) this.ranks[index + 1] = rank;
    return this.ranks;
  }

  allOf(doc: number): readonly number[] {
    const several = this.several.get(doc);
    if (several) return several;
    const value = this.values[doc];
    return value === undefined || Number.isNaN(value) ? [] : [value];
  }

  /** Documents with a value that passes any of the tests. */
  select(tests: readonly NumberTest[], count: number): Bitset {
    const bits = emptyBitset(count);
    const { values } = this;
    const length = Math.min(count, values.length);
    const spans = mergedSpans(tests);
    const [only] = spans;
    if (spans.length === 1 && only) {
      const { min, max } = only;
      spend(length >>> 10);
      for (let doc = 0; doc < length; doc++) {
        const value = values[doc] as number;
        if (value >= min && value <= max) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
      }
    } else if (spans.length > 1) {
      for (let doc = 0; doc < length; doc++) {
        if ((doc & 1023) === 0) spend(20);
        if (isInSpans(spans, values[doc] as number)) setBit(bits, doc);
      }
    }
    for (const [doc, list] of this.several) {
      spend(list.length >>> 3);
      if (list.some((value) => isInSpans(spans, value))) setBit(bits, doc);
    }
    return bits;
  }

  /** Counts of distinct values among the documents, and their statistics. */
  tally(docs: Uint32Array): {
    counts: Uint32Array;
    values: readonly number[];
    min: number;
    max: number;
    sum: number;
    total: number;
  } {
    const counts = new Uint32Array(this.distinct.length + 1);
    const codes = this.codes ?? new Uint32Array(0);
    const { values } = this;
    let min = Infinity;
    let max = -Infinity;
    let sum = 0;
    let total = 0;
    const hasSeveral = this.several.size > 0;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const list = hasSeveral ? this.several.get(doc) : undefined;
      if (list) {
        for (const value of list) {
          const code = this.codeOf.get(value) ?? 0;
          counts[code] = (counts[code] as number) + 1;
          min = Math.min(min, value);
          max = Math.max(max, value);
          sum += value;
          total++;
        }
        continue;
      }
      const code = codes[doc] as number;
      if (!code) continue;
      counts[code] = (counts[code] as number) + 1;
      const value = values[doc] as number;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      total++;
    }
    return { counts, values: this.distinct, min, max, sum, total };
  }
}
