import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { siteStock } from '../stock.js';
import { harbour } from '../testing/readText.js';
import { aliasOf } from './collection.js';
import { Indexer } from './indexer.js';
import { kia, searchInMemory, siteOf, sitesOf } from './stockIndex.spec.help.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());

const { search } = searchInMemory();
const notices: string[] = [];

/** A start of the platform with a configuration. */
async function started(change: Partial<ConfiguredSite['site']>) {
  const sites = sitesOf([siteOf('harbour', change)]);
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
  await siteStock(database.db, 'harbour').seed([kia('K1')], 'run');
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
