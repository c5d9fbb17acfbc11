import type { RadixTree } from './radixTree.js';

/**
 * Appends the words under a part of the tree to `found` until it holds `limit`, those with the greatest weight first.
 * Inner nodes weigh nothing and are opened when no word is left, so a rarer word with a unique beginning can come
 * before a more frequent one that shares a longer beginning with others. Typesense chooses its candidates in this
 * order, which decides which of many words a short beginning matches.
 */
export function collectTop(
  tree: RadixTree,
  ref: number,
  weights: Uint32Array,
  limit: number,
  accept: (position: number) => boolean,
  found: number[],
): void {
  const heap = new ReferenceHeap(weights);
  heap.push(ref);
  while (heap.size > 0 && found.length < limit) {
    const top = heap.pop();
    if (top < 0) {
      if (accept(~top)) found.push(~top);
      continue;
    }
    const end = tree.kidsTo[top] as number;
    for (let kid = tree.kidsFrom[top] as number; kid < end; kid++) heap.push(tree.kids[kid] as number);
  }
}

/**
 * A binary heap in which equals move as in the C++ standard library with a comparison that also holds for equals:
 * a new one rises above its equals, and of two equal children the left one rises.
 */
class ReferenceHeap {
  size = 0;
  private readonly items: number[] = [];
  private readonly weights: Uint32Array;

  constructor(weights: Uint32Array) {
    this.weights = weights;
  }

  private weigh(ref: number): number {
    return ref < 0 ? (this.weights[~ref] as number) : 0;
  }

  private yields(a: number, b: number): boolean {
    return this.weigh(a) <= this.weigh(b);
  }

  push(ref: number): void {
    this.rise(this.size++, ref);
  }

  private rise(from: number, ref: number): void {
    const { items } = this;
    let hole = from;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!this.yields(items[parent] as number, ref)) break;
      items[hole] = items[parent] as number;
      hole = parent;
    }
    items[hole] = ref;
  }

  pop(): number {
    const { items } = this;
    const top = items[0] as number;
    const last = items[--this.size] as number;
    const length = this.size;
    if (length === 0) return top;
    let hole = 0;
    let child = 0;
    while (child < (length - 1) >> 1) {
      child = 2 * (child + 1);
      if (this.yields(items[child] as number, items[child - 1] as number)) child--;
      items[hole] = items[child] as number;
      hole = child;
    }
    if ((length & 1) === 0 && child === (length - 2) >> 1) {
      child = 2 * (child + 1);
      items[hole] = items[child - 1] as number;
      hole = child - 1;
    }
    this.rise(hole, last);
    return top;
  }
}
