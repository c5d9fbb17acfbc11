import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, type OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { resolveConfig, sectionOf, siteConfig, siteSection } from '@forecourt/site-config';
import { parseMapping } from './feed/mapping.js';
import { importFeed } from './importFeed.js';
import { siteStock } from './stock.js';

const mapping = parseMapping(
  {
    format: 'csv',
    fields: {
      stocknum: { from: 'Stock' },
      make: { from: 'Make' },
      model: { from: 'Model' },
      price: { from: 'Price', as: 'money' },
    },
  },
  'test',
);
const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../dealers/harbour/site.json'), 'utf8'),
) as { site: Record<string, unknown> };
const site = sectionOf(
  { config: resolveConfig([siteConfig], [{ name: 'harbour', values: { site: dealer.site } }]).values },
  siteSection,
);
const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1);

let dir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-prices-'));
  database = await memoryDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('vehicles').execute();
  await sql`truncate price_history`.execute(database.db);
});

/** One import a day: price of each vehicle; what has none left the feed. */
const importDay = (day: number, prices: Readonly<Record<string, string>>) => {
  const file = path.join(dir, 'feed.csv');
  const rows = Object.entries(prices).map(([stock, price]) => `${stock},Kia,Rio,"${price}"`);
  writeFileSync(file, ['Stock,Make,Model,Price', ...rows].join('\n'));
  const now = () => START + day * DAY;
  return importFeed({ db: database.db, slug: 'harbour', site, file, mapping, now, allowsRemovals: true });
};
const recorded = async (stocknum: string) => {
  const vehicle = await siteStock(database.db, 'harbour').byStockNumber(stocknum);
  return vehicle?.price_history?.map(({ from, price }) => [(from * 1000 - START) / DAY, price]);
};
const rows = async () =>
  Number(
    (
      await database.db
        .selectFrom('price_history')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('the record of prices', () => {
  it('CARD-03 API-05 keeps each change with its day, and first listing, through imports', async () => {
    await importDay(0, { A: '$32,000', B: '20000' });
    await importDay(5, { A: '$32,000', B: '20000' });
    await importDay(20, { A: '$30,000', B: '20000' });
    expect(await recorded('A')).toEqual([
      [0, 32_000],
      [20, 30_000],
    ]);
    expect(await recorded('B')).toEqual([[0, 20_000]]);
    expect((await siteStock(database.db, 'harbour').byStockNumber('A'))?.created_at_timestamp).toBe(START / 1000);
  });
  it('CARD-03 API-05 the same import again adds nothing', async () => {
    await importDay(0, { A: '$32,000' });
    await importDay(3, { A: '$30,000' });
    await importDay(3, { A: '$30,000' });
    await importDay(4, { A: '$30,000' });
    expect(await rows()).toBe(2);
  });
  it('CARD-03 a vehicle that left the stock has no price until it comes back', async () => {
    await importDay(0, { A: '$32,000', B: '1' });
    await importDay(10, { B: '1' });
    await importDay(15, { A: '$32,000', B: '1' });
    expect(await recorded('A')).toEqual([
      [0, 32_000],
      [10, null],
      [15, 32_000],
    ]);
    expect(await recorded('B')).toBeUndefined();
  });
  it('CARD-03 an import that is only tried records nothing, nor does a slip of a feed stop one', async () => {
    await importDay(0, { A: '99999999999999' });
    expect(await rows()).toBe(0);
  });
  it('CARD-03 nothing in it can be changed or taken away', async () => {
    await importDay(0, { A: '$32,000' });
    await expect(database.db.updateTable('price_history').set({ price: 1 }).execute()).rejects.toThrow('append-only');
    await expect(database.db.deleteFrom('price_history').execute()).rejects.toThrow('append-only');
  });
  it('CARD-03 a price history that comes with a vehicle goes before the recorded prices, once', async () => {
    await importDay(0, { A: '$32,000' });
    const stock = siteStock(database.db, 'harbour');
    const [vehicle] = await stock.byStockNumbers(['A']);
    const known = {
      ...vehicle!,
      id: 'B',
      stocknum: 'B',
      slug: 'b',
      price_history: [
        { from: 1000, price: 40_000 },
        { from: 2000, price: 32_000 },
      ],
    };
    await stock.seed([known], 'demo');
    await stock.seed([known], 'demo');
    expect((await stock.byStockNumber('B'))?.price_history).toEqual(known.price_history);
    expect(
      (await database.db.selectFrom('vehicles').select('data').where('id', '=', 'B').executeTakeFirstOrThrow()).data,
    ).not.toHaveProperty('price_history');
  });
  it('CARD-03 whatever the feed says from day to day, the record is its changes', async () => {
    const day = fc.constantFrom('30000', '31000', '32000', '5');
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 6 }), async (prices) => {
        await database.db.deleteFrom('vehicles').execute();
        await sql`truncate price_history`.execute(database.db);
        for (const [index, price] of prices.entries()) await importDay(index, { A: price });
        const asked = prices.map((price) => (price === '5' ? null : Number(price)));
        const changes = asked.flatMap((price, index) => (price === (asked[index - 1] ?? null) ? [] : [[index, price]]));
        expect((await recorded('A')) ?? []).toEqual(changes);
      }),
      { numRuns: 12 },
    );
  });
});
