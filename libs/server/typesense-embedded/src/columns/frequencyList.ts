import { hashOrder } from './hashOrder.js';
import { withRoom } from './grow.js';

const NONE = 0;

/** Codes of a document's values; one that has a value twice may have its code twice. */
type Codes = ArrayLike<number>;

interface Lot {
  readonly docs: number[];
  readonly before: Codes[];
  readonly after: Codes[];
}

/**
 * Codes of values by how many documents have them, the most frequent first. The order within one frequency affects the
 * real server's answer, because it reads only as many values as the request wants. There, the value that reached the
 * frequency first comes first.
 */
export class FrequencyList {
  private counts = new Uint32Array(0);
  private next = new Uint32Array(0);
  private previous = new Uint32Array(0);
  /** Numbers of values in the order in which they came. */
  private arrivals = new Uint32Array(0);
  private arrived = 0;
  private head = NONE;
  /** Last code of each frequency, and the frequencies there are, ascending. */
  private readonly lastOf = new Map<number, number>();
  private readonly levels: number[] = [];
  private lot: Lot | undefined;
  /** Values that any document has. */
  size = 0;
  /** Documents that have any value. */
  documents = 0;

  countOf(code: number): number {
    return this.counts[code] ?? 0;
  }
  /** Greater for values that came later. */
  arrivalOf(code: number): number {
    return this.arrivals[code] ?? 0;
  }

  /** A document has other values than before. */
  change(doc: number, before: Codes, after: Codes): void {
    if (before.length === 0 && after.length === 0) return;
    const { lot } = this;
    if (!lot) {
      this.apply({ docs: [doc], before: [before], after: [after] });
      return;
    }
    // a document that comes back begins another lot
    if (doc <= (lot.docs.at(-1) ?? -1)) {
      this.endLot();
      this.startLot();
      this.change(doc, before, after);
      return;
    }
    lot.docs.push(doc);
    lot.before.push(before);
    lot.after.push(after);
  }

  /** What changes from here on is counted at the end, as one lot. */
  startLot(): void {
    this.lot ??= { docs: [], before: [], after: [] };
  }
  endLot(): void {
    const { lot } = this;
    this.lot = undefined;
    if (lot) this.apply(lot);
  }

  /** A value gains all its documents of a lot when the first of them is looked at, in the order of a hash table. */
  private apply({ docs, before, after }: Lot): void {
    const gained = new Map<number, number>();
    const places: number[] = [];
    for (let at = 0; at < docs.length; at++) {
      const [old, now] = [before[at] as Codes, after[at] as Codes];
      this.documents += Number(now.length > 0) - Number(old.length > 0);
      for (let i = 0; i < old.length; i++)
        if (isFirst(old, i) && !has(now, old[i] as number))
          this.move(old[i] as number, (this.counts[old[i] as number] as number) - 1);
      for (let i = 0; i < now.length; i++)
        if (isFirst(now, i) && !has(old, now[i] as number))
          gained.set(now[i] as number, (gained.get(now[i] as number) ?? 0) + 1);
      if (now.length > 0) places.push(at);
    }
    for (const at of places.length < 2 ? places : hashOrder(places, docs)) {
      const codes = after[at] as Codes;
      for (let i = 0; i < codes.length && gained.size > 0; i++) {
        const code = codes[i] as number;
        const count = gained.get(code);
        if (count === undefined) continue;
        gained.delete(code);
        this.makeRoom(code + 1);
        if (this.arrivals[code] === 0) this.arrivals[code] = ++this.arrived;
        this.move(code, (this.counts[code] as number) + count);
      }
      if (gained.size === 0) return;
    }
  }

  private makeRoom(length: number): void {
    if (this.counts.length >= length) return;
    this.counts = withRoom(this.counts, length);
    this.next = withRoom(this.next, length);
    this.previous = withRoom(this.previous, length);
    this.arrivals = withRoom(this.arrivals, length);
  }

  /** Codes, the most frequent first. */
  *codes(): Generator<number> {
    for (let code = this.head; code !== NONE; code = this.next[code] as number) yield code;
  }

  /** Gives a value another frequency: its place is behind those that have it. */
  private move(code: number, count: number): void {
    const before = this.counts[code] as number;
    if (before > 0) {
      this.leave(code, before);
      this.unlink(code);
    } else this.size++;
    this.counts[code] = count;
    if (count === 0) {
      this.size--;
      return;
    }
    const level = this.levels[this.levelAt(count)];
    this.linkAfter(level === undefined ? NONE : (this.lastOf.get(level) as number), code);
    if (!this.lastOf.has(count)) this.levels.splice(this.levelAt(count), 0, count);
    this.lastOf.set(count, code);
  }

  /** If the value was the last of its frequency, the one before it becomes the last. */
  private leave(code: number, count: number): void {
    if (this.lastOf.get(count) !== code) return;
    const before = this.previous[code] as number;
    if (before !== NONE && this.counts[before] === count) this.lastOf.set(count, before);
    else {
      this.lastOf.delete(count);
      this.levels.splice(this.levelAt(count), 1);
    }
  }

  private levelAt(count: number): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.levels[middle] as number) < count) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private unlink(code: number): void {
    const [before, after] = [this.previous[code] as number, this.next[code] as number];
    if (before === NONE) this.head = after;
    else this.next[before] = after;
    if (after !== NONE) this.previous[after] = before;
  }

  private linkAfter(before: number, code: number): void {
    const after = before === NONE ? this.head : (this.next[before] as number);
    this.previous[code] = before;
    this.next[code] = after;
    if (before === NONE) this.head = code;
    else this.next[before] = code;
    if (after !== NONE) this.previous[after] = code;
  }
}

const has = (codes: Codes, code: number): boolean => {
  for (let i = 0; i < codes.length; i++) if (codes[i] === code) return true;
  return false;
};
const isFirst = (codes: Codes, at: number): boolean => {
  for (let i = 0; i < at; i++) if (codes[i] === codes[at]) return false;
  return true;
};
