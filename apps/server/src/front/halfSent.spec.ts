import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHalfSent } from './halfSent.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tested() {
  const waiting = createHalfSent({ perNetwork: 2, total: 4, maxMs: 1000 });
  const dropped: string[] = [];
  const enter = (network: string, name: string) => waiting.enter(network, () => dropped.push(name));
  return { enter, dropped };
}

it('one too many of a network takes the place of its oldest, and of no other network', () => {
  const { enter, dropped } = tested();
  enter('b', 'b1');
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name);
  expect(dropped).toEqual(['a1', 'a2']);
});

it('one too many of all takes the place of the oldest of the network that has the most', () => {
  const { enter, dropped } = tested();
  enter('a', 'a1');
  enter('b', 'b1');
  enter('b', 'b2');
  enter('c', 'c1');
  enter('d', 'd1');
  expect(dropped).toEqual(['b1']);
});

it('one that is whole has left its place, and is not dropped when its time is over', () => {
  const { enter, dropped } = tested();
  const leave = enter('a', 'a1');
  enter('a', 'a2');
  leave();
  leave();
  enter('a', 'a3');
  expect(dropped).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(dropped).toEqual(['a2', 'a3']);
});
