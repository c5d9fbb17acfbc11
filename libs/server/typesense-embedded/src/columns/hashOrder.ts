/** Sizes that the table grows to: primes of at least twice the size before. */
const SIZES = [13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10_273, 20_753, 42_043, 85_229, 172_933, 351_061];
/** The position before the first entry. */
const START = 0;
const NONE = -1;

/**
 * Places of numbers in the iteration order of a C++ standard library hash table after inserting them one by one. The
 * real server iterates the documents of an import in this order, and values that it meets first come first.
 */
export function hashOrder(places: readonly number[], numbers: readonly number[]): number[] {
  const table = new Table(places.map((place) => numbers[place] as number));
  for (let entry = 1; entry <= places.length; entry++) table.insert(entry);
  return table.order().map((entry) => places[entry - 1] as number);
}

/** Entries are numbered from 1. They form one chain, in which the entries of a bucket are adjacent. */
class Table {
  private readonly numbers: readonly number[];
  private readonly next: Int32Array;
  /** For each bucket the entry before its first one. */
  private buckets = new Int32Array(1).fill(NONE);
  private grown = 0;
  private size = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
    this.next = new Int32Array(numbers.length + 1).fill(NONE);
  }

  private bucketOf(entry: number): number {
    return (this.numbers[entry - 1] as number) % this.buckets.length;
  }

  /** A new entry becomes the first of its bucket; one in an empty bucket the first of all. */
  insert(entry: number): void {
    const limit = this.grown === 0 ? 0 : (SIZES[this.grown - 1] as number);
    if (this.size + 1 > limit && this.grown < SIZES.length) this.grow();
    this.size++;
    const bucket = this.bucketOf(entry);
    const before = this.buckets[bucket] as number;
    if (before !== NONE) {
      this.next[entry] = this.next[before] as number;
      this.next[before] = entry;
      return;
    }
    const first = this.next[START] as number;
    this.next[entry] = first;
    this.next[START] = entry;
    if (first !== NONE) this.buckets[this.bucketOf(first)] = entry;
    this.buckets[bucket] = START;
  }

  private grow(): void {
    this.buckets = new Int32Array(SIZES[this.grown++] as number).fill(NONE);
    let entry = this.next[START] as number;
    this.next[START] = NONE;
    let firstBucket = 0;
    while (entry !== NONE) {
      const following = this.next[entry] as number;
      const bucket = this.bucketOf(entry);
      const before = this.buckets[bucket] as number;
      if (before === NONE) {
        const first = this.next[START];
        this.next[entry] = first;
        this.next[START] = entry;
        this.buckets[bucket] = START;
        if (first !== NONE) this.buckets[firstBucket] = entry;
        firstBucket = bucket;
      } else {
        this.next[entry] = this.next[before] as number;
        this.next[before] = entry;
      }
      entry = following;
    }
  }

  order(): number[] {
    const order: number[] = [];
    for (let entry = this.next[START] as number; entry !== NONE; entry = this.next[entry] as number) order.push(entry);
    return order;
  }
}
