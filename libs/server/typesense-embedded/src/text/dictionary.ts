import { withRoom } from '../columns/grow.js';
import { collectTop } from './topWords.js';
import { forLater, spend } from '../limits/budget.js';
import { introSort } from './introSort.js';
import { buildRadixTree, NO_NODE, type RadixTree } from './radixTree.js';
import { findNear } from './typoWalk.js';

/** Look-ups that are kept until a word comes or goes. */
const CACHE = 2000;

/**
 * Words of a field with the number of documents that have each. Words are compared byte by byte of their UTF-8 form,
 * as Typesense does, so a letter outside ASCII counts as several.
 */
export class Dictionary {
  readonly words: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly bytes: string[] = [];
  private frequencies = new Uint32Array(0);
  private isStale = true;
  private tree: RadixTree = buildRadixTree([]);
  /** Per position in the tree: id and frequency of the word. */
  private order: readonly number[] = [];
  private weights = new Uint32Array(0);
  private isWeightStale = false;
  private positions = new Uint32Array(0);
  private readonly cache = new Map<string, readonly number[]>();

  idOf(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** The word's id; a new word has no documents yet. */
  add(word: string): number {
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.words.push(word) - 1;
      this.ids.set(word, id);
      this.bytes.push(`${toBytes(word)}\0`);
      this.frequencies = withRoom(this.frequencies, id + 1);
    }
    return id;
  }

  frequency(id: number): number {
    return id >= 0 ? (this.frequencies[id] ?? 0) : 0;
  }

  setFrequency(id: number, frequency: number): void {
    if ((this.frequencies[id] === 0) !== (frequency === 0)) this.isStale = true;
    this.frequencies[id] = frequency;
    this.isWeightStale = true;
  }

  private refresh(): void {
    if (this.isStale || this.isWeightStale) forLater(() => this.rebuild());
  }

  private rebuild(): void {
    if (this.isStale) {
      const live: number[] = [];
      for (let id = 0; id < this.words.length; id++) if ((this.frequencies[id] as number) > 0) live.push(id);
      const { bytes } = this;
      this.order = live.sort((a, b) => ((bytes[a] as string) < (bytes[b] as string) ? -1 : 1));
      this.tree = buildRadixTree(live.map((id) => bytes[id] as string));
      this.weights = new Uint32Array(live.length);
      this.positions = new Uint32Array(this.words.length);
      for (const [position, id] of live.entries()) this.positions[id] = position;
      this.cache.clear();
      this.isStale = false;
      this.isWeightStale = true;
    }
    if (this.isWeightStale) {
      for (const [position, id] of this.order.entries()) this.weights[position] = this.frequencies[id] as number;
      this.isWeightStale = false;
    }
  }

  private near(term: string, cost: number, isPrefix: boolean): readonly number[] {
    this.refresh();
    const key = `${cost}${isPrefix ? 'p' : 'w'}${term}`;
    let found = this.cache.get(key);
    if (!found) {
      spend(20);
      found = findNear(this.tree, toBytes(term), cost, cost, isPrefix);
      if (this.cache.size >= CACHE) this.cache.clear();
      this.cache.set(key, found);
    }
    return found;
  }

  /**
   * Words that match a term at exactly `cost` edits: the term itself, then the others by the number of their documents.
   * `accept` is called for each word but the term itself, which is always taken. Words taken, also those that the limit
   * then cuts off, are added to `taken`; words in it are not taken again.
   */
  candidates(
    term: string,
    cost: number,
    isPrefix: boolean,
    limit: number,
    accept: (id: number) => boolean,
    taken: Set<string>,
  ): string[] {
    const parts = this.near(term, cost, isPrefix);
    const exact = this.idOf(term);
    const found: number[] = [];
    const { order, words } = this;
    const take = (position: number): boolean => {
      spend();
      const id = order[position] as number;
      if (id === exact || taken.has(words[id] as string) || !accept(id)) return false;
      taken.add(words[id] as string);
      return true;
    };
    for (const part of parts) collectTop(this.tree, part, this.weights, limit * 4, take, found);
    const { weights } = this;
    introSort(found, (a, b) => (weights[a] as number) > (weights[b] as number));
    const result = found.map((position) => words[order[position] as number] as string);
    if (cost === 0 && exact !== undefined && this.frequency(exact) > 0 && !taken.has(term)) {
      result.unshift(term);
      taken.add(term);
    }
    return result.length > limit ? result.slice(0, limit) : result;
  }

  /** Ids of words that begin with a term. */
  beginningWith(term: string): readonly number[] {
    this.refresh();
    const { words } = this.tree;
    const wanted = toBytes(term);
    const lowerBound = (key: string): number => {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((words[middle] as string) < key) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return this.order.slice(lowerBound(wanted), lowerBound(`${wanted}\uffff`));
  }

  /** Ids of words that hold the part anywhere within the given room before and after it. */
  containing(part: string, mostBefore: number, mostAfter: number): number[] {
    this.refresh();
    if (this.tree.root === NO_NODE) return [];
    spend(this.order.length >>> 4);
    return this.order.filter((id) => {
      const word = this.words[id] as string;
      const at = word.indexOf(part);
      return at >= 0 && at <= mostBefore && word.length - at - part.length <= mostAfter;
    });
  }
}

const OUTSIDE_ASCII = /[^\0-\x7f]/;

/** The UTF-8 bytes of a word, one character each. */
const toBytes = (word: string): string =>
  OUTSIDE_ASCII.test(word) ? Buffer.from(word, 'utf8').toString('latin1') : word;
