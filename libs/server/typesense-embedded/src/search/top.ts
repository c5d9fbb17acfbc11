import { spend } from '../limits/budget.js';

/**
 * The first `size` of the positions 0 to `count` - 1, in order. `before` must be a total order. A heap holds the best
 * so far, worst on top: one pass, no sorting of what is not wanted. It begins at the end, since later ones win ties.
 */
export function topPositions(count: number, size: number, before: (a: number, b: number) => boolean): number[] {
  const room = Math.min(size, count);
  if (room <= 0) return [];
  let compared = 0;
  const order = (a: number, b: number): number => {
    if ((++compared & 63) === 0) spend(10);
    return before(a, b) ? -1 : 1;
  };
  const heap = new Uint32Array(room);
  const sink = (from: number): void => {
    let at = from;
    const item = heap[at] as number;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= room) break;
      if (child + 1 < room && before(heap[child] as number, heap[child + 1] as number)) child++;
      if (!before(item, heap[child] as number)) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = item;
  };
  for (let i = 0; i < room; i++) heap[i] = count - 1 - i;
  for (let at = (room >>> 1) - 1; at >= 0; at--) sink(at);
  for (let i = count - 1 - room; i >= 0; i--) {
    if ((i & 1023) === 0) spend(20);
    if (!before(i, heap[0] as number)) continue;
    if ((++compared & 15) === 0) spend(10);
    heap[0] = i;
    sink(0);
  }
  return Array.from(heap).sort(order);
}
