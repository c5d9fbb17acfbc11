import type { Bitset } from '../columns/bitset.js';

/** Ordinals of the documents that have a word, ascending. */
export class Posting {
  docs = new Uint32Array(4);
  size = 0;

  add(doc: number): void {
    if (this.size === 0 || (this.docs[this.size - 1] as number) < doc) {
      this.grow();
      this.docs[this.size++] = doc;
      return;
    }
    const at = this.find(doc);
    if (this.docs[at] === doc && at < this.size) return;
    this.grow();
    this.docs.copyWithin(at + 1, at, this.size);
    this.docs[at] = doc;
    this.size++;
  }

  private grow(): void {
    if (this.size < this.docs.length) return;
    const larger = new Uint32Array(this.docs.length * 2);
    larger.set(this.docs);
    this.docs = larger;
  }

  remove(doc: number): void {
    const at = this.find(doc);
    if (at >= this.size || this.docs[at] !== doc) return;
    this.docs.copyWithin(at, at + 1, this.size);
    this.size--;
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

  mark(into: Bitset): void {
    const { docs, size } = this;
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      into[doc >>> 5] = (into[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }

  /** Whether any of the documents is in the set. */
  touches(set: Bitset): boolean {
    const { docs, size } = this;
    for (let i = 0; i < size; i++) {
      const doc = docs[i] as number;
      if (((set[doc >>> 5] as number) >>> (doc & 31)) & 1) return true;
    }
    return false;
  }

  /** Whether the two have a document in common that is in the set. */
  meets(other: Posting, set: Bitset): boolean {
    let i = 0;
    let j = 0;
    while (i < this.size && j < other.size) {
      const a = this.docs[i] as number;
      const b = other.docs[j] as number;
      if (a === b) {
        if (((set[a >>> 5] as number) >>> (a & 31)) & 1) return true;
        i++;
        j++;
      } else if (a < b) i++;
      else j++;
    }
    return false;
  }
}
