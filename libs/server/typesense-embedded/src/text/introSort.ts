/** Shorter stretches are put in order by insertion. */
const SHORT = 16;

/**
 * Sorts in place, exchanging items in the order of the C++ standard library's sort, which is not stable. Where a list
 * is cut after it was sorted, which of several equals is kept then agrees with a server that sorts so.
 */
export function introSort<T>(items: T[], before: (a: T, b: T) => boolean): void {
  if (items.length > SHORT) partition(items, 0, items.length, before, 2 * Math.floor(Math.log2(items.length)));
  const head = Math.min(items.length, SHORT);
  for (let i = 1; i < head; i++) {
    const item = items[i] as T;
    if (before(item, items[0] as T)) {
      items.copyWithin(1, 0, i);
      items[0] = item;
    } else insert(items, i, before);
  }
  for (let i = head; i < items.length; i++) insert(items, i, before);
}

function insert<T>(items: T[], at: number, before: (a: T, b: T) => boolean): void {
  const item = items[at] as T;
  let hole = at;
  while (hole > 0 && before(item, items[hole - 1] as T)) {
    items[hole] = items[hole - 1] as T;
    hole--;
  }
  items[hole] = item;
}

function partition<T>(items: T[], from: number, to: number, before: (a: T, b: T) => boolean, depth: number): void {
  let end = to;
  let rest = depth;
  while (end - from > SHORT) {
    if (rest-- === 0) {
      const slice = items.slice(from, end).sort((a, b) => (before(a, b) ? -1 : before(b, a) ? 1 : 0));
      for (const [offset, item] of slice.entries()) items[from + offset] = item;
      return;
    }
    const cut = split(items, from, end, before);
    partition(items, cut, end, before, rest);
    end = cut;
  }
}

/** Parts a stretch around the median of three of its items and returns where the second part begins. */
function split<T>(items: T[], from: number, to: number, before: (a: T, b: T) => boolean): number {
  const swap = (a: number, b: number): void => {
    const item = items[a] as T;
    items[a] = items[b] as T;
    items[b] = item;
  };
  const isBefore = (a: number, b: number): boolean => before(items[a] as T, items[b] as T);
  const [a, b, c] = [from + 1, from + ((to - from) >> 1), to - 1];
  const median = isBefore(a, b)
    ? isBefore(b, c)
      ? b
      : isBefore(a, c)
        ? c
        : a
    : isBefore(a, c)
      ? a
      : isBefore(b, c)
        ? c
        : b;
  swap(from, median);
  let low = from + 1;
  let high = to;
  for (;;) {
    while (isBefore(low, from)) low++;
    high--;
    while (isBefore(from, high)) high--;
    if (low >= high) return low;
    swap(low, high);
    low++;
  }
}
