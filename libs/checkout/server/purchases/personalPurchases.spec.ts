import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql, type OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { forgetOldPurchases } from './personalPurchases.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('purchases').execute();
  await sql`
    insert into purchases (id, site, stock_owner, vehicle_id, stocknum, vehicle_slug, vehicle_name, visitor_hash,
      progress, created_at, changed_at, expires_at)
    select s || n, s, 'harbour', 'v' || n, '', '', '', 'w' || n, '{}', now(), now(),
      now() + case when n <= 1200 then -interval '1 day' else interval '1 day' end
    from generate_series(1, 1201) n, unnest(array['harbour', 'pelican']) s`.execute(database.db);
});

const site = { slug: 'harbour' };
const left = async (slug: string) =>
  (await database.db.selectFrom('purchases').select('id').where('site', '=', slug).execute()).length;

it('BUY-03 old purchases of a site go in lots, and those of another site stay', async () => {
  expect(await forgetOldPurchases(database.db, site, Date.now())).toBe(1200);
  expect([await left('harbour'), await left('pelican')]).toEqual([1, 1201]);
});

it('BUY-03 a stop ends the deleting of old purchases after a lot', async () => {
  const gone = await forgetOldPurchases(database.db, site, Date.now(), () => true);
  expect(gone).toBeLessThan(1200);
  expect(await left('harbour')).toBe(1201 - gone);
});
