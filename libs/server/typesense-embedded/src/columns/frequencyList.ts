import { withRoom } from './grow.js';

const NONE = 0;
/** Most fields have few values, and there are many small collections. */
const LEAST = 16;

/**
 * Codes of values by how many documents have them, the most frequent first. Where values of one frequency stand is part
 * of what the real server answers, since it looks at no more of them than it was asked for: one that reaches a frequency
 * goes before the last of those that have it.
 */
export class FrequencyList {
  private counts = new Uint32Array(0);
  private next = new Uint32Array(0);
  private previous = new Uint32Array(0);
  private head = NONE;
  /** Last code of each frequency, and the frequencies there are, ascending. */
  private readonly lastOf = new Map<number, number>();
  private readonly levels: number[] = [];
  /** Values that any document has. */
  size = 0;
  /** Documents that have any value. */
  documents = 0;

  countOf(code: number): number {
    return this.counts[code] ?? 0;
  }

  /** A document has other values than before. */
  change(before: ReadonlySet<number>, after: ReadonlySet<number>): void {
    this.documents += Number(after.size > 0) - Number(before.size > 0);
    for (const code of before) if (!after.has(code)) this.move(code, (this.counts[code] as number) - 1);
    for (const code of after) {
      if (before.has(code)) continue;
      this.counts = withRoom(this.counts, code + 1, LEAST);
      this.next = withRoom(this.next, code + 1, LEAST);
      this.previous = withRoom(this.previous, code + 1, LEAST);
      this.move(code, (this.counts[code] as number) + 1);
    }
  }

  /** Codes, the most frequent first. */
  *codes(): Generator<number> {
    for (let code = this.head; code !== NONE; code = this.next[code] as number) yield code;
  }

  private move(code: number, count: number): void {
    const before = this.counts[code] as number;
    const level = this.levelFrom(count);
    const anchor = level === undefined ? undefined : this.lastOf.get(level);
    if (before > 0) this.leave(code, before);
    else this.size++;
    this.counts[code] = count;
    if (count === 0) {
      this.unlink(code);
      this.size--;
      return;
    }
    if (anchor !== code) {
      if (before > 0) this.unlink(code);
      if (anchor === undefined) this.linkAfter(NONE, code);
      else this.linkAfter(level === count ? (this.previous[anchor] as number) : anchor, code);
    }
    if (!this.lastOf.has(count)) this.setLast(count, code);
  }

  /** Whoever was the last of a frequency leaves its place to the one before. */
  private leave(code: number, count: number): void {
    if (this.lastOf.get(count) !== code) return;
    const before = this.previous[code] as number;
    if (before !== NONE && this.counts[before] === count) this.lastOf.set(count, before);
    else {
      this.lastOf.delete(count);
      this.levels.splice(this.levelAt(count), 1);
    }
  }

  private setLast(count: number, code: number): void {
    this.lastOf.set(count, code);
    this.levels.splice(this.levelAt(count), 0, count);
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
  private levelFrom(count: number): number | undefined {
    return this.levels[this.levelAt(count)];
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
