import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedCache } from './boundedCache.js';

describe('result cache', () => {
  it('SRCH-16 drops the oldest entry when it is full', () => {
    const cache = new BoundedCache<number>(1000);
    for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index, { now: 0, capacity: 2 });
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 1))).toEqual([undefined, 1, 2]);
  });
  it('SRCH-16 an entry that is set again is the newest; one that is too old is gone', () => {
    const cache = new BoundedCache<string>(1000);
    cache.set('a', 'x', { now: 0, capacity: 2 });
    cache.set('b', 'x', { now: 10, capacity: 2 });
    cache.set('a', 'y', { now: 20, capacity: 2 });
    cache.set('c', 'x', { now: 30, capacity: 2 });
    expect(['a', 'b', 'c'].map((key) => cache.get(key, 40))).toEqual(['y', undefined, 'x']);
    expect(cache.get('a', 1020)).toBeUndefined();
    expect(cache.size).toBe(1);
  });
  it('SRCH-16 never holds more than its capacity, which may be none', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat({ max: 12 }), (keys, capacity) => {
        const cache = new BoundedCache<string>(1000);
        for (const key of keys) cache.set(key, key, { now: 0, capacity });
        expect(cache.size).toBe(Math.min(capacity, new Set(keys).size));
      }),
    );
  });
});
