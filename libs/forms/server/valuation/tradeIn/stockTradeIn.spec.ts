import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql, type OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { PLATE, stockRego } from './stockTradeIn.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
  await sql`
    insert into vehicles (site, id, slug, stocknum, status, data, content_hash, updated_at)
    select site, 'v' || n, 'kia-' || n, 'S' || n, 'in_stock',
      jsonb_build_object('make', 'Kia', 'model', site, 'year', 2020, 'state', 'NSW', 'regplate', 'ab ' || n || '-c'),
      '', now()
    from generate_series(1, 50) n, unnest(array['harbour', 'northline']) site`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

it('TRD-03 a plate is found however it is written, of the stock alone', async () => {
  const rego = stockRego(database.db);
  expect(await rego.find('AB7C', 'NSW', 'harbour')).toEqual({ make: 'Kia', model: 'harbour', year: 2020 });
  expect(await rego.find('AB7C', 'VIC', 'harbour')).toBeUndefined();
  expect(await rego.find('AB99C', 'NSW', 'harbour')).toBeUndefined();
});

it('TRD-03 a plate is looked for by its index: anybody may ask, and a whole stock takes a third of a second to read', async () => {
  const plan = await database.db.transaction().execute(async (trx) => {
    // of a small table PostgreSQL reads every row
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select 1 from vehicles where site = 'harbour' and ${sql.raw(PLATE)} = 'AB7C'`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('vehicles_plate');
});
