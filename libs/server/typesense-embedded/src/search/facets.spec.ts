import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTypesense } from '../index.js';

const KEY = 'test';
const found = (prices: readonly number[], limit: number, facet_by = 'price') => {
  const server = createTypesense({ apiKey: KEY });
  const collection = server.createCollection({ name: 'v', fields: [{ name: 'price', type: 'int32', facet: true }] });
  server.write(
    collection,
    prices.map((price, index) => server.prepare(collection, { id: String(index), price }, 'create', 'reject')),
  );
  const search = { collection: 'v', q: '*', filter_by: 'price:>=0', facet_by, max_facet_values: limit };
  const { results } = server.multiSearch({ searches: [search] }, KEY) as {
    results: { facet_counts: { counts: { value: string; count: number }[]; stats: { total_values: number } }[] }[];
  };
  const [facet] = results[0]?.facet_counts ?? [];
  if (!facet) throw new Error('The answer has no facet.');
  return facet;
};

describe('facets of numbers', () => {
  it('are the most frequent values, short and high ones first where counts are equal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 2000 }), { minLength: 1, maxLength: 39 }), (prices) => {
        const shown = [...prices, -1];
        const counts = new Map<number, number>();
        for (const price of prices.filter((value) => value >= 0)) counts.set(price, (counts.get(price) ?? 0) + 1);
        // which of them are shown: the greatest of one count
        const expected = [...counts]
          .sort((a, b) => b[1] - a[1] || b[0] - a[0])
          .slice(0, 7)
          .map(([value, count]) => ({ value: String(value), count }))
          .sort((a, b) => b.count - a.count || a.value.length - b.value.length || (a.value < b.value ? 1 : -1));
        const facet = found(shown, 7);
        expect(facet.counts.map(({ value, count }) => ({ value, count }))).toEqual(expected);
        expect(facet.stats.total_values).toBe(counts.size);
      }),
      { numRuns: 60 },
    );
  });
  it('count ranges with their lower end and without their upper one, whether they meet or leave gaps', () => {
    const edges = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 9 });
    const prices = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(prices, edges, fc.boolean(), (shown, points, hasGaps) => {
        const sorted = [...points].sort((a, b) => a - b);
        const ranges = sorted
          .slice(1)
          .map((end, index) => [sorted[index] ?? 0, end] as const)
          .filter((_, index) => !hasGaps || index % 2 === 0);
        const request = ranges.map(([low, high], index) => `r${index}:[${low},${high}]`).join(',');
        const counts = new Map(found(shown, 50, `price(${request})`).counts.map(({ value, count }) => [value, count]));
        for (const [index, [low, high]] of ranges.entries())
          expect(counts.get(`r${index}`) ?? 0).toBe(shown.filter((price) => price >= low && price < high).length);
      }),
      { numRuns: 60 },
    );
  });
});
