/** Words further apart than this from the first one do not count as standing together. */
const WINDOW = 10;
/** Query words beyond these are not looked at when nearness is measured. */
const MOST_TERMS = 10;
const NOWHERE = 0xffff;

/** Positions of some terms in one value. Reused for many documents, to avoid an allocation for each. */
export class Occurrences {
  /** Number of terms that the value contains. */
  terms = 0;
  private readonly lists: Int32Array[] = [];
  private readonly counts: number[] = [];
  private readonly ends: boolean[] = [];

  clear(): void {
    this.terms = 0;
  }

  /** Begins the list of the next term. */
  begin(): void {
    const term = this.terms++;
    this.lists[term] ??= new Int32Array(16);
    this.counts[term] = 0;
    this.ends[term] = false;
  }

  /** Adds an occurrence of the last begun term; positions ascend. `isLast`: the value ends with it. */
  add(position: number, isLast: boolean): void {
    const term = this.terms - 1;
    const count = this.counts[term] as number;
    let list = this.lists[term] as Int32Array;
    if (count === list.length) {
      const larger = new Int32Array(count * 2);
      larger.set(list);
      list = this.lists[term] = larger;
    }
    list[count] = position;
    this.counts[term] = count + 1;
    if (isLast) this.ends[term] = true;
  }

  count(term: number): number {
    return this.counts[term] as number;
  }
  at(term: number, index: number): number {
    return (this.lists[term] as Int32Array)[index] as number;
  }
  last(term: number): number {
    return this.at(term, this.count(term) - 1);
  }
  endsValue(term: number): boolean {
    return this.ends[term] as boolean;
  }
}

/** The closest group of terms in a value. */
export class Nearness {
  /** Terms in the group. */
  present = 0;
  /** Words from the first to the last of them. */
  distance = 0;
  /** Position of the last one looked at, up to 255. */
  furthest = 0;
  /** The value says the terms and nothing else. */
  isWhole = false;
  /** Positions of the terms in the group, ascending; only when requested. */
  positions: number[] = [];

  private readonly window: number[] = [];
  private readonly index: number[] = [];

  /** Finds the closest group: most terms first, then the fewest words between. */
  measure(found: Occurrences, wantsPositions = false): void {
    const size = Math.min(found.terms, MOST_TERMS);
    const { window, index } = this;
    const offset = (term: number): number => found.at(term, index[term] as number);
    for (let term = 0; term < size; term++) {
      window[term] = term;
      index[term] = 0;
    }
    let active = size;
    this.present = Math.min(1, size);
    this.furthest = 0;
    if (wantsPositions) this.positions = size === 1 ? [offset(0)] : [];
    let least = NOWHERE;
    for (let previous = -1; active > 1;) {
      sortDescending(window, active, offset);
      const lowest = offset(window[active - 1] as number);
      if (lowest < previous) break;
      previous = lowest;
      let distance = 0;
      let count = 0;
      for (let i = 0; i < active; i++) {
        const here = offset(window[i] as number);
        if (here - lowest > WINDOW) continue;
        distance += i === active - 1 ? 0 : here - offset(window[i + 1] as number);
        count++;
      }
      if (count > this.present || (count === this.present && distance < least)) {
        least = distance;
        this.present = count;
        this.furthest = Math.min(255, offset(window[0] as number));
        if (wantsPositions) this.positions = this.near(lowest, active, offset);
      }
      if (this.present === size && least === active - 1) break;
      const term = window[--active] as number;
      if (offset(term) === found.last(term)) continue;
      index[term] = (index[term] as number) + 1;
      window[active++] = term;
    }
    this.distance = least === NOWHERE ? 0 : least;
    this.isWhole = isWholeValue(found, this.distance);
  }

  private near(lowest: number, active: number, offset: (term: number) => number): number[] {
    const positions: number[] = [];
    for (let i = active - 1; i >= 0; i--) {
      const here = offset(this.window[i] as number);
      if (here - lowest <= WINDOW) positions.push(here);
    }
    return positions;
  }
}

function sortDescending(items: number[], length: number, value: (item: number) => number): void {
  for (let i = 1; i < length; i++) {
    const item = items[i] as number;
    const key = value(item);
    let hole = i;
    while (hole > 0 && value(items[hole - 1] as number) < key) {
      items[hole] = items[hole - 1] as number;
      hole--;
    }
    items[hole] = item;
  }
}

/** Whether the terms fill the value: each once and side by side, or repeated words of the query closer than that. */
function isWholeValue(found: Occurrences, distance: number): boolean {
  const { terms } = found;
  if (distance > terms - 1) return false;
  let total = 0;
  let end = -1;
  for (let term = 0; term < terms; term++) {
    total += found.count(term);
    if (found.endsValue(term)) end = found.last(term);
    if (total > terms && distance === terms - 1) return false;
  }
  return end === terms - 1 && (distance < terms - 1 || total === terms);
}
