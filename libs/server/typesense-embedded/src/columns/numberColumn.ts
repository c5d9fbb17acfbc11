import { spend } from '../limits/budget.js';
import { FrequencyList } from './frequencyList.js';
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

/** Numbers by document; NaN means no value. Arrays of numbers keep the first for sorting and all for the rest. */
export class NumberColumn {
  values = new Float64Array(0);
  /** All values of documents that have several. */
  private readonly several = new Map<number, readonly number[]>();
  /** Codes of distinct values, kept for facets only. */
  private codes: Uint32Array | undefined;
  readonly distinct: number[] = [];
  private readonly codeOf = new Map<number, number>();

  /** Values by frequency; of facets only. */
  readonly frequency: FrequencyList | undefined;

  constructor(isFacet: boolean) {
    if (!isFacet) return;
    this.codes = new Uint32Array(0);
    this.frequency = new FrequencyList();
  }

  /** Makes room for so many documents at once. */
  reserve(count: number): void {
    const before = this.values.length;
    this.values = withRoom(this.values, count);
    if (this.values.length > before) this.values.fill(NaN, before);
    if (this.codes) this.codes = withRoom(this.codes, count);
  }

  set(doc: number, value: number | readonly number[] | undefined): void {
    this.reserve(doc + 1);
    const list = typeof value === 'number' ? [value] : (value ?? []);
    const [first] = list;
    const replaced = this.frequency && this.codesOf(doc);
    this.values[doc] = first ?? NaN;
    if (list.length > 1) this.several.set(doc, list);
    else this.several.delete(doc);
    if (this.codes) {
      this.codes[doc] = first === undefined ? 0 : this.code(first);
      for (const item of list) this.code(item);
    }
    if (replaced) this.frequency?.change(doc, replaced, this.codesOf(doc));
  }

  /** Codes of a document's values. */
  codesOf(doc: number): readonly number[] {
    const several = this.several.get(doc);
    if (several) return several.map((value) => this.codeOf.get(value) ?? 0);
    const code = this.codes?.[doc];
    return code ? [code] : [];
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
      for (let at = 0, doc = 0; doc < length; at++) {
        const end = Math.min(length, doc + 32);
        let word = 0;
        for (let bit = 0; doc < end; bit++, doc++) {
          const value = values[doc] as number;
          if (value >= min && value <= max) word |= 1 << bit;
        }
        bits[at] = word;
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

  /** How many of the documents have each distinct value, by code. */
  tally(docs: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.distinct.length + 1);
    const codes = this.codes ?? new Uint32Array(0);
    const hasSeveral = this.several.size > 0;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      if (hasSeveral && this.several.has(doc)) {
        for (const code of new Set(this.codesOf(doc))) counts[code] = (counts[code] as number) + 1;
        continue;
      }
      const code = codes[doc] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    counts[0] = 0;
    return counts;
  }
}
