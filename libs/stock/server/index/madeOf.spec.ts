import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { vehicleConfig } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import type { Vehicle } from '@forecourt/vehicle';
import { siteStock } from '../stock.js';
import { harbour } from '../testing/readText.js';
import { aliasOf } from './collection.js';
import { Indexer } from './indexer.js';
import { readAnswer, type SearchPort } from './searchPort.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());

const headers = { 'x-typesense-api-key': 'key' };
const typesense = createTypesense({ apiKey: 'key' });
const search: SearchPort = {
  request: <Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) => {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = handle(typesense, { method, path, query, headers, body: text });
    return Promise.resolve().then(() => readAnswer<Answer>(answer.status, answer.body));
  },
  settled: () => Promise.resolve(),
};
const notices: string[] = [];

/** A start of the platform with a configuration. */
async function started(change: Partial<ConfiguredSite['site']>) {
  const site = {
    slug: 'harbour',
    stockOwner: 'harbour',
    site: { ...harbour, financeProvider: 'one', ...change },
    config: { vehicle: vehicleConfig.defaults },
  } as unknown as ConfiguredSite;
  const sites: Sites = { all: [site], broken: [], byHost: () => site, bySlug: () => site };
  const indexer = new Indexer({ db: database.db, sites, search, onNotice: (line) => notices.push(line) });
  await indexer.mend(await indexer.ensure());
  const { collection_name: collection } = await search.request<{ collection_name: string }>(
    'GET',
    `/aliases/${aliasOf('harbour')}`,
  );
  const document = await search.request<Record<string, unknown>>('GET', `/collections/${collection}/documents/K1`);
  return { collection, document, stateOf: indexer.stateOf('harbour') };
}

it('CARD-07 figures of an index are those of the present configuration after every start, without an empty moment', async () => {
  const lender = (paymentWeek: number) => ({ paymentWeek, interestRate: 8, comparisonRate: 9 });
  const vehicle = {
    ...{ id: 'K1', stocknum: 'K1', slug: 'kia', make: 'Kia', model: 'Rio', images: [], item_type: 'car' },
    ...{ car_type: 'used', status: 'in_stock', show_on_dealer_website: true },
    ...{ created_at_timestamp: 1_790_000_000, updated_at_timestamp: 1_790_000_000 },
    location: { slug: 'auburn', name: 'Auburn' },
    finance_lenders: { one: lender(100), two: lender(200) },
  } as unknown as Vehicle;
  await siteStock(database.db, 'harbour').seed([vehicle], 'run');
  const first = await started({});
  expect(first.document).toMatchObject({ weekly_repayment: 100 });
  const same = await started({});
  expect(same.collection).toBe(first.collection);
  const changed = await started({ financeProvider: 'two' });
  expect(changed.document).toMatchObject({ weekly_repayment: 200 });
  // pages that were kept of it go
  expect(changed.stateOf).toBeGreaterThan(0);
  const [auburn, ...others] = harbour.locations;
  const moved = await started({ financeProvider: 'two', locations: [{ ...auburn!, lat: -30, long: 150 }, ...others] });
  expect(moved.document['location_geo']).toEqual([-30, 150]);
  expect(
    (await started({ financeProvider: 'two', locations: [{ ...auburn!, lat: -30, long: 150 }, ...others] })).collection,
  ).toBe(moved.collection);
  expect(notices.at(-1)).toContain('1 vehicles');
});

it('API-05 a stock that the database lost stays in the index, whatever the configuration, and every start says so', async () => {
  await started({ financeProvider: 'one' });
  const stock = await database.db.selectFrom('vehicles').selectAll().execute();
  await database.db.deleteFrom('vehicles').execute();
  for (const financeProvider of ['one', 'two']) {
    notices.length = 0;
    expect((await started({ financeProvider })).document).toMatchObject({ id: 'K1', weekly_repayment: 100 });
    expect(notices).toEqual([
      expect.stringMatching(
        /^The database has no vehicle of harbour, while the search index has 1: it is left as it is/,
      ),
    ]);
  }
  // put back from a backup: the index follows again
  await database.db
    .insertInto('vehicles')
    .values(stock.map((row) => ({ ...row, data: JSON.stringify(row.data) })))
    .execute();
  expect((await started({ financeProvider: 'two' })).document).toMatchObject({ weekly_repayment: 200 });
});
