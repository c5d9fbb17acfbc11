import { expect, it, onTestFinished } from 'vitest';
import { setLog } from '@forecourt/service/observing';
import { listedStock } from './listedStock.js';

const site = { slug: 'harbour' } as Parameters<typeof listedStock>[1];
const counts = (field_name: string, ...values: string[]) => ({
  field_name,
  counts: values.map((value) => ({ value, count: 1 })),
});
const serviceOf = (multiSearch: (searches: readonly object[]) => Promise<readonly unknown[]>) =>
  ({ searchOf: () => ({ multiSearch }) }) as unknown as Parameters<typeof listedStock>[0];

it('SRCH-01 what a site has for sale is what its own search counts, whatever way a group’s key is written', async () => {
  const asked: object[] = [];
  const stock = await listedStock(
    serviceOf((searches) => {
      asked.push(...searches);
      return Promise.resolve([
        { facet_counts: [counts('make', 'Kia', 'Ford'), counts('simple_body', 'SUV', ''), counts('car_type', 'used')] },
        {
          grouped_hits: [{ group_key: ['Kia', 'Rio'] }, { group_key: [['Ford'], ['Ranger']] }, { group_key: ['Kia'] }],
        },
      ]);
    }),
    site,
  );
  expect(stock).toEqual({
    ...{ conditions: ['used'], makes: ['Kia', 'Ford'], bodies: ['SUV'], locations: [], dealerships: [] },
    models: [
      { make: 'Kia', model: 'Rio' },
      { make: 'Ford', model: 'Ranger' },
    ],
  });
  for (const search of asked) expect(search).toMatchObject({ filter_by: 'status:=[`in_stock`,`coming_soon`]' });
});
it('SRCH-01 a search that does not answer leaves the sitemap its other pages', async () => {
  const lines: string[] = [];
  onTestFinished(setLog({ format: 'json', write: (line) => lines.push(line) }));
  const stock = await listedStock(
    serviceOf(() => Promise.reject(new Error('down'))),
    site,
  );
  expect(Object.values(stock).flat()).toEqual([]);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ dealer: 'harbour' })]);
});
