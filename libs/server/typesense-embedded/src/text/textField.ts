import { withRoom } from '../columns/grow.js';
import type { Bitset } from '../columns/bitset.js';
import { Dictionary } from './dictionary.js';
import { tokenize, type TextOptions } from './tokenize.js';

/** Parts the values of an array field in the word sequence of a document. */
export const GAP = 0xffffffff;

class Posting {
  docs = new Uint32Array(4);
  size = 0;

  add(doc: number): void {
    if (this.size > 0 && (this.docs[this.size - 1] as number) < doc) {
      this.docs = withRoom(this.docs, this.size + 1);
      this.docs[this.size++] = doc;
      return;
    }
    const at = this.find(doc);
    if (at < this.size && this.docs[at] === doc) return;
    this.docs = withRoom(this.docs, this.size + 1);
    this.docs.copyWithin(at + 1, at, this.size);
    this.docs[at] = doc;
    this.size++;
  }

  remove(doc: number): void {
    const at = this.find(doc);
    if (at >= this.size || this.docs[at] !== doc) return;
    this.docs.copyWithin(at, at + 1, this.size);
    this.size--;
  }

  has(doc: number): boolean {
    const at = this.find(doc);
    return at < this.size && this.docs[at] === doc;
  }

  private find(doc: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.docs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The words of one field: which documents have a word, and the words of a document in order. */
export class TextField {
  readonly dictionary = new Dictionary();
  readonly options: TextOptions;
  private readonly postings: Posting[] = [];
  private flow = new Uint32Array(0);
  private flowEnd = 0;
  private starts = new Uint32Array(0);
  private lengths = new Uint32Array(0);

  constructor(options: TextOptions) {
    this.options = options;
  }

  set(doc: number, value: string | readonly string[] | undefined): void {
    this.starts = withRoom(this.starts, doc + 1);
    this.lengths = withRoom(this.lengths, doc + 1);
    for (const id of this.wordsOf(doc)) if (id !== GAP) (this.postings[id] as Posting).remove(doc);
    const values = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    this.starts[doc] = this.flowEnd;
    let isFirst = true;
    for (const item of values) {
      if (!isFirst) this.push(GAP);
      isFirst = false;
      for (const { token } of tokenize(item, this.options)) {
        const id = this.dictionary.add(token);
        (this.postings[id] ??= new Posting()).add(doc);
        this.push(id);
      }
    }
    this.lengths[doc] = this.flowEnd - this.starts[doc];
  }

  private push(id: number): void {
    this.flow = withRoom(this.flow, this.flowEnd + 1);
    this.flow[this.flowEnd++] = id;
  }

  /** Word ids of a document, with GAP between the values of an array. */
  wordsOf(doc: number): Uint32Array {
    const start = this.starts[doc] ?? 0;
    return this.flow.subarray(start, start + (this.lengths[doc] ?? 0));
  }

  frequency(id: number): number {
    return this.postings[id]?.size ?? 0;
  }

  has(id: number, doc: number): boolean {
    return this.postings[id]?.has(doc) ?? false;
  }

  /** Marks the documents of a word. */
  mark(id: number, into: Bitset): void {
    const posting = this.postings[id];
    if (!posting) return;
    const { docs, size } = posting;
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      into[doc >>> 5] = (into[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }

  /** Whether any document of the word is in the set. */
  touches(id: number, set: Bitset): boolean {
    const posting = this.postings[id];
    if (!posting) return false;
    const { docs, size } = posting;
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      if (((set[doc >>> 5] as number) >>> (doc & 31)) & 1) return true;
    }
    return false;
  }

  /**
   * Words for a term at exactly `cost` edits, most frequent first, of which a document is in the filter.
   * Words in `exclude` were found in another field already.
   */
  candidates(
    term: string,
    cost: number,
    isPrefix: boolean,
    limit: number,
    filter: Bitset | null,
    exclude: ReadonlySet<string>,
  ): number[] {
    const ids = Array.from(this.dictionary.lookup(term, cost, isPrefix)).filter((id) => this.frequency(id) > 0);
    if (ids.length > 1) ids.sort((a, b) => this.frequency(b) - this.frequency(a) || a - b);
    const kept: number[] = [];
    for (const id of ids) {
      if (kept.length >= limit) break;
      if (exclude.has(this.dictionary.words[id] as string)) continue;
      if (filter && !this.touches(id, filter)) continue;
      kept.push(id);
    }
    return kept;
  }
}
