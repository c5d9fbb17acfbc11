import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { copyDatabase } from './copyDatabase.js';
import { openDatabase, type Db, type OpenDatabase } from './openDatabase.js';
import { enqueue } from './outbox.js';
import { databaseEngines, memoryDatabase } from './testing/index.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);

describe.each(engines)('a copy of the embedded database to $engine', ({ url }) => {
  let source: OpenDatabase;
  let target: OpenDatabase;
  beforeAll(async () => {
    source = await memoryDatabase();
    target = await (url ? openDatabase({ url }) : memoryDatabase());
    await fill(source.db);
  }, 60_000);
  afterAll(() => Promise.all([source.close(), target.close()]));

  const add = (db: Db, key: string) =>
    db.transaction().execute((trx) => enqueue(trx, [{ site: 'a', topic: 'mail', key, payload: { key } }]));
  const lastOf = async (db: Db) => (await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute())[0];

  const payload = JSON.stringify({ name: 'Zoë "Z" O’Neil', deep: [1, { a: null }] });
  async function fill(db: Db): Promise<void> {
    for (const key of ['one', 'two', 'three']) await add(db, key);
    // the number of a row that is gone is not given again
    await db.deleteFrom('outbox').where('key', '=', 'three').execute();
    await sql`
      insert into leads (id, site, idempotency_key, request_hash, category, event_id, payload, created_at)
      select 'l' || n, 'harbour', 'k' || n, '', 'General', n, ${payload}::jsonb,
        timestamptz '2026-11-27 10:00:00.123456+11'
      from generate_series(1, 1203) n`.execute(db);
    await sql`
      insert into desk_notes (id, site, lead_id, kind, who, body, key, at)
      values ('n', 'harbour', 'l7', 'note', 'sam@harbour.example', E'two\nlines', 'k', now())`.execute(db);
  }

  it('API-05 has every row as it was, of every table, and goes on with the numbers', async () => {
    const seen: string[] = [];
    const copied = await copyDatabase(source.db, target.db, ({ table }) => seen.push(table));
    expect(copied.find(({ table }) => table === 'leads')?.rows).toBe(1203);
    // those that others refer to come first
    expect(seen.indexOf('leads')).toBeLessThan(seen.indexOf('desk_notes'));
    for (const { db } of [source, target]) await add(db, 'four');
    const [before, after] = [await lastOf(source.db), await lastOf(target.db)];
    // PGlite gives them as numbers, PostgreSQL as texts
    expect(String(after?.id)).toBe(String(before?.id));
    const lead = (db: Db) => db.selectFrom('leads').selectAll().where('id', '=', 'l1203').executeTakeFirstOrThrow();
    expect(await lead(target.db)).toEqual(await lead(source.db));
  });

  it('API-05 is refused where there are rows already, and changes nothing', async () => {
    await expect(copyDatabase(source.db, target.db)).rejects.toThrow(/is not empty: "\w+" has rows/);
    const count = await sql<{ count: number }>`select count(*)::int as count from leads`.execute(target.db);
    expect(count.rows[0]?.count).toBe(1203);
  });
});
