import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedOptions, changeLine } from './changedOptions.js';

const lines = (before: unknown, after: unknown) => changedOptions(before, after).map(changeLine);

describe('options that change', () => {
  it('TEN-03 are named by section and path, with both values', () => {
    const before = { template: 'group', site: { name: 'A', phones: { override: '1' }, tags: ['a'] }, desk: {} };
    const after = { template: 'yard', site: { name: 'B', phones: {}, tags: ['a', 'b'] }, forms: { optIn: true } };
    expect(lines(before, after)).toEqual([
      '~ template: "group" → "yard"',
      '~ site.name: "A" → "B"',
      '- site.phones.override: "1"',
      '~ site.tags: ["a"] → ["a","b"]',
      '+ forms: {"optIn":true}',
      '- desk: {}',
    ]);
  });

  it('TEN-03 of entries in a list are those of the entry', () => {
    const hours = (close: string) => ({ site: { hours: [{ open: '9' }, { open: '9', close }] } });
    expect(lines(hours('17:00'), hours('16:00'))).toEqual(['~ site.hours.1.close: "17:00" → "16:00"']);
    expect(lines(hours('17:00'), { site: { hours: [{ open: '9' }] } })).toEqual([
      '- site.hours.1: {"open":"9","close":"17:00"}',
    ]);
  });

  it('TEN-03 are none of equal files, and some wherever two differ, by whatever name', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        const [a, b] = [JSON.parse(one) as unknown, JSON.parse(other) as unknown];
        expect(changedOptions(a, structuredClone(a))).toEqual([]);
        expect(changedOptions(a, b).length > 0).toBe(!sameJson(a, b));
      }),
    );
    expect(lines({}, JSON.parse('{"__proto__":{"a":1}}'))).toEqual(['+ __proto__: {"a":1}']);
  });
});

/** The order of keys says nothing. */
const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return { entries: entries.sort(([one], [other]) => (one < other ? -1 : 1)) };
};
