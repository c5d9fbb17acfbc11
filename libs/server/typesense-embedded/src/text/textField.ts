import type { Bitset } from '../columns/bitset.js';
import { withRoom } from '../columns/grow.js';
import { Dictionary } from './dictionary.js';
import { Posting } from './posting.js';
import { tokenize, type TextOptions } from './tokenize.js';

/** Parts the values of an array field in the word sequence of a document. */
export const GAP = 0xffffffff;

/** Words that updates left behind before the sequence is packed. */
const SLACK = 1 << 16;

/** The words of one field: which documents have a word, and the words of a document in order. */
export class TextField {
  readonly dictionary = new Dictionary();
  readonly options: TextOptions;
  /** Values were arrays: words of different elements are not neighbours. */
  isArray = false;
  private readonly postings: Posting[] = [];
  private flow = new Uint32Array(0);
  private flowEnd = 0;
  private used = 0;
  private docs = 0;
  private starts = new Uint32Array(0);
  private lengths = new Uint32Array(0);

  constructor(options: TextOptions) {
    this.options = options;
  }

  /** Puts a document's value in the place of the one it had. */
  set(doc: number, value: string | readonly string[] | undefined): void {
    this.starts = withRoom(this.starts, doc + 1);
    this.lengths = withRoom(this.lengths, doc + 1);
    this.docs = Math.max(this.docs, doc + 1);
    for (const id of this.wordsOf(doc)) if (id !== GAP) this.take(id, doc);
    this.used -= this.lengths[doc] as number;
    this.lengths[doc] = 0;
    if (typeof value === 'object') this.isArray = true;
    const values = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    const start = this.flowEnd;
    for (const [index, item] of values.entries()) {
      if (index > 0) this.push(GAP);
      for (const { token } of tokenize(item, this.options)) {
        const id = this.dictionary.add(token);
        const posting = (this.postings[id] ??= new Posting());
        posting.add(doc);
        this.dictionary.setFrequency(id, posting.size);
        this.push(id);
      }
    }
    this.starts[doc] = start;
    this.lengths[doc] = this.flowEnd - start;
    this.used += this.flowEnd - start;
    if (this.flowEnd - this.used > Math.max(SLACK, this.used)) this.pack();
  }

  private take(id: number, doc: number): void {
    const posting = this.postings[id] as Posting;
    posting.remove(doc);
    this.dictionary.setFrequency(id, posting.size);
  }

  private push(id: number): void {
    this.flow = withRoom(this.flow, this.flowEnd + 1);
    this.flow[this.flowEnd++] = id;
  }

  private pack(): void {
    const packed = new Uint32Array(this.used);
    let at = 0;
    for (let doc = 0; doc < this.docs; doc++) {
      const words = this.wordsOf(doc);
      packed.set(words, at);
      this.starts[doc] = at;
      at += words.length;
    }
    this.flow = packed;
    this.flowEnd = at;
  }

  /** Word ids of a document, with GAP between the values of an array. */
  wordsOf(doc: number): Uint32Array {
    const start = this.starts[doc] ?? 0;
    return this.flow.subarray(start, start + (this.lengths[doc] ?? 0));
  }

  /** The words of all documents: those of one begin at `startOf` and are `lengthOf` long. */
  get words(): Uint32Array {
    return this.flow;
  }
  startOf(doc: number): number {
    return this.starts[doc] ?? 0;
  }
  lengthOf(doc: number): number {
    return this.lengths[doc] ?? 0;
  }

  /** Id of a word that some document has, or -1. */
  liveId(word: string): number {
    const id = this.dictionary.idOf(word);
    return id !== undefined && this.dictionary.frequency(id) > 0 ? id : -1;
  }

  posting(id: number): Posting | undefined {
    return id < 0 ? undefined : this.postings[id];
  }

  /** Marks the documents of a word, or of all words that begin so. */
  mark(word: string, isPrefix: boolean, into: Bitset): void {
    const ids = isPrefix ? this.dictionary.beginningWith(word) : [this.liveId(word)];
    for (const id of ids) this.posting(id)?.mark(into);
  }

  /** Whether a value of the document is this one word and nothing else. */
  isWholeValue(doc: number, id: number): boolean {
    const length = this.lengthOf(doc);
    if (!this.isArray) return length === 1;
    const words = this.wordsOf(doc);
    for (let i = 0; i < length; i++) {
      const isAlone = (i === 0 || words[i - 1] === GAP) && (i === length - 1 || words[i + 1] === GAP);
      if (words[i] === id && isAlone) return true;
    }
    return false;
  }
}
