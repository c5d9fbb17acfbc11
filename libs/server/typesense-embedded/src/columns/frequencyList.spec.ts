import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrequencyList } from './frequencyList.js';

const order = (documents: readonly (readonly number[])[]): number[] => {
  const list = new FrequencyList();
  for (const [doc, codes] of documents.entries()) list.change(doc, [], codes);
  return [...list.codes()];
};

describe('a list of values by frequency', () => {
  it('puts one that reaches a frequency behind those that have it', () => {
    expect(order([[1], [2], [3]])).toEqual([1, 2, 3]);
    expect(order([[1], [2], [3], [2], [3], [1]])).toEqual([2, 3, 1]);
  });

  it('counts the documents of a lot in the order of a hash table: the last before the others', () => {
    const list = new FrequencyList();
    list.startLot();
    for (const [doc, code] of [7, 8, 7, 9].entries()) list.change(doc, [], [code]);
    list.endLot();
    expect([...list.codes()]).toEqual([7, 9, 8]);
    expect([9, 7, 8].map((code) => list.arrivalOf(code))).toEqual([1, 2, 3]);
  });

  it('stays in order of its counts, whatever comes and goes', () => {
    const change = fc.tuple(fc.nat(9), fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const list = new FrequencyList();
        const documents = new Map<number, ReadonlySet<number>>();
        for (const [doc, codes] of changes) {
          list.change(doc, [...(documents.get(doc) ?? [])], codes);
          documents.set(doc, new Set(codes));
        }
        const counts = new Map<number, number>();
        for (const codes of documents.values()) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
        const found = [...list.codes()];
        expect([...found].sort()).toEqual([...counts.keys()].sort());
        expect(found.map((code) => list.countOf(code))).toEqual([...counts.values()].sort((a, b) => b - a));
        expect(list.documents).toBe([...documents.values()].filter(({ size }) => size > 0).length);
      }),
    );
  });
});
