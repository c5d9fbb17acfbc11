import { FrequencyList } from './frequencyList.js';
import { emptyBitset, setBit, type Bitset } from './bitset.js';
import { withRoom } from './grow.js';

/** Words by document, coded in a dictionary. Code 0 is no value. */
export class StringColumn {
  readonly values: string[] = [''];
  private readonly codeOf = new Map<string, number>();
  private codes = new Uint32Array(0);
  /** Codes of documents that have several values. */
  private readonly several = new Map<number, Uint32Array>();
  /** Values by frequency; of facets only. */
  readonly frequency: FrequencyList | undefined;

  constructor(isFacet = false) {
    if (isFacet) this.frequency = new FrequencyList();
  }

  /** Makes room for so many documents at once. */
  reserve(count: number): void {
    this.codes = withRoom(this.codes, count);
  }

  set(doc: number, value: string | readonly string[] | undefined): void {
    const list = typeof value === 'string' ? [value] : (value ?? []);
    this.codes = withRoom(this.codes, doc + 1);
    const before = this.frequency && this.codesOf(doc);
    const [first] = list;
    this.codes[doc] = first === undefined ? 0 : this.code(first);
    if (list.length > 1)
      this.several.set(
        doc,
        Uint32Array.from(list, (item) => this.code(item)),
      );
    else this.several.delete(doc);
    if (before) this.frequency?.change(doc, before, this.codesOf(doc));
  }

  private code(value: string): number {
    let code = this.codeOf.get(value);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.codeOf.set(value, code);
    }
    return code;
  }

  /** Code of a document's first value; 0 without one. */
  codeAt(doc: number): number {
    return this.codes[doc] ?? 0;
  }
  codesOf(doc: number): Uint32Array | readonly number[] {
    const several = this.several.get(doc);
    if (several) return several;
    const code = this.codes[doc];
    return code ? [code] : [];
  }

  valuesOf(doc: number): string[] {
    return Array.from(this.codesOf(doc), (code) => this.values[code] as string);
  }

  /** Documents with a value whose code is marked by a 1. */
  select(marked: Uint8Array, count: number): Bitset {
    const bits = emptyBitset(count);
    const { codes } = this;
    const length = Math.min(count, codes.length);
    for (let at = 0, doc = 0; doc < length; at++) {
      const end = Math.min(length, doc + 32);
      let word = 0;
      for (let bit = 0; doc < end; bit++, doc++) word |= (marked[codes[doc] as number] as number) << bit;
      bits[at] = word;
    }
    for (const [doc, list] of this.several) {
      if (list.some((code) => marked[code])) setBit(bits, doc);
    }
    return bits;
  }

  /** How many of the documents have each code. */
  tally(docs: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const { codes, several } = this;
    const hasSeveral = several.size > 0;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const list = hasSeveral ? several.get(doc) : undefined;
      if (list) {
        for (let at = 0; at < list.length; at++) {
          const code = list[at] as number;
          if (list.indexOf(code) === at) counts[code] = (counts[code] as number) + 1;
        }
      } else {
        const code = codes[doc] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
    counts[0] = 0;
    return counts;
  }
}
