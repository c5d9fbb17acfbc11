import { describe, expect, it } from 'vitest';
import { Keys, scopedKey, type ApiKey } from './keys.js';

const NOW = 1_790_000_000_000;
const keysWith = (count: number): Keys => {
  const keys = new Keys('master');
  for (let at = 0; at < count; at++) keys.add(keys.make({ actions: ['documents:search'], collections: [`c${at}`] }));
  return keys;
};
const may = (keys: Keys, given: string, collection: string): boolean => {
  try {
    return keys.authorise(given, 'documents:search', [collection], NOW).isOutside;
  } catch {
    return false;
  }
};

/** Least time of a thousand look-ups, milliseconds: what else runs on the machine only adds to it. */
function leastTime(keys: Keys, given: string, collection: string): number {
  let least = Infinity;
  for (let round = 0; round < 12; round++) {
    const began = performance.now();
    for (let at = 0; at < 1000; at++) keys.authorise(given, 'documents:search', [collection], NOW);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

describe('keys', () => {
  it('TEN-07 ten thousand of them cost a search what ten cost', () => {
    const [few, many] = [keysWith(10), keysWith(10_000)];
    const last = (keys: Keys): ApiKey => keys.all().at(-1) as ApiKey;
    const [a, b] = [last(few), last(many)];
    const plain = [leastTime(few, a.value, 'c9'), leastTime(many, b.value, 'c9999')] as const;
    expect(plain[1]).toBeLessThan(plain[0] * 4);
    const [scopedA, scopedB] = [scopedKey(a.value, { filter_by: 'x' }), scopedKey(b.value, { filter_by: 'x' })];
    const scoped = [leastTime(few, scopedA, 'c9'), leastTime(many, scopedB, 'c9999')] as const;
    expect(scoped[1]).toBeLessThan(scoped[0] * 4);
  });

  it('TEN-07 with the same prefix are distinguished, and a deleted one opens nothing', () => {
    const keys = new Keys('master');
    const parent = (value: string) => keys.make({ actions: ['documents:search'], collections: [value], value });
    for (const value of ['same-a', 'same-b', 'same-c']) keys.add(parent(value));
    for (const value of ['same-a', 'same-b', 'same-c'])
      for (const other of ['same-a', 'same-b', 'same-c'])
        expect(may(keys, scopedKey(value, {}), other)).toBe(value === other);
    keys.remove(1);
    expect(may(keys, scopedKey('same-b', {}), 'same-b')).toBe(false);
    expect(() => keys.authorise('same-b', 'documents:search', ['same-b'], NOW)).toThrow('Forbidden');
    expect(may(keys, scopedKey('same-c', {}), 'same-c')).toBe(true);
    expect(() => parent('same-c')).toThrow('conflict');
    expect(() => parent('same-b')).not.toThrow();
  });
});
