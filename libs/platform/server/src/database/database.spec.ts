import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { openDatabase, type OpenDatabase } from './openDatabase.js';
import { enqueue, OutboxWorker, retryDelay } from './outbox.js';
import { databaseEngines, emptyDatabase, memoryDatabase, testScope } from './testing/index.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop);
const open = (url: string | undefined): Promise<OpenDatabase> => (url ? openDatabase({ url }) : memoryDatabase());

describe.each(engines)('outbox on $engine', ({ url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open(url);
  }, 60_000);
  afterAll(() => database.close());

  const add = (keys: readonly string[], topic = 'mail') =>
    database.db.transaction().execute((trx) =>
      enqueue(
        trx,
        keys.map((key) => ({ site: 'a', topic, key, payload: { key } })),
      ),
    );

  it('leaves others their turn between two statements of a chain', async () => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await database.db.transaction().execute(async (trx) => {
      for (let statement = 0; statement < 20; statement++) await sql`select 1`.execute(trx);
    });
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('does each entry once, however often it is added', async () => {
    const seen: string[] = [];
    await add(['1', '2', '2']);
    await add(['2', '3']);
    const worker = new OutboxWorker({
      db: database.db,
      handlers: { mail: (entries) => Promise.resolve(void seen.push(...entries.map((e) => e.key))) },
    });
    await worker.drain();
    await add(['3']);
    await worker.drain();
    expect(seen).toEqual(['1', '2', '3']);
  });

  it('finds an entry at once after its commit, hundreds of times in a row', async () => {
    const seen: string[] = [];
    const keys = Array.from({ length: 300 }, (_, at) => `at-once-${at}`);
    const worker = new OutboxWorker({
      db: database.db,
      handlers: { 'at-once': (entries) => Promise.resolve(void seen.push(...entries.map(({ key }) => key))) },
    });
    for (const key of keys) {
      await add([key], 'at-once');
      await worker.drain();
      expect(seen.at(-1)).toBe(key);
    }
  });

  it('finds the removal of a stored photo at once after its row is deleted, which the database dates', async () => {
    const { db } = database;
    const at = new Date();
    await db
      .insertInto('leads')
      .values({
        ...{ id: 'lead', site: 'a', idempotency_key: 'key', request_hash: 'hash', category: 'trade-in' },
        ...{ event_id: 1, vehicle_id: null, payload: '{}', created_at: at },
      })
      .execute();
    const photo = { site: 'a', lead_id: 'lead', width: 6, height: 4, small: Buffer.from('small'), created_at: at };
    const ids = Array.from({ length: 300 }, (_, index) => `photo-${index}`);
    const full = Buffer.alloc(0);
    await db
      .insertInto('lead_photos')
      .values(ids.map((id) => ({ ...photo, id, sent_hash: id, full, is_stored: true })))
      .execute();
    for (const id of ids) {
      await db.deleteFrom('lead_photos').where('id', '=', id).execute();
      const now = Date.now();
      const entry = await db
        .selectFrom('outbox')
        .select('run_at')
        .where('key', '=', `lead-photos/a/${id}.jpg`)
        .executeTakeFirstOrThrow();
      expect(entry.run_at.getTime()).toBeLessThanOrEqual(now);
    }
  });

  it('tries again later what failed, and gives up in the end', async () => {
    let now = Date.now();
    let calls = 0;
    await add(['x'], 'broken');
    const worker = new OutboxWorker({
      db: database.db,
      now: () => now,
      maxAttempts: 3,
      onFault: () => undefined,
      handlers: {
        broken: () => {
          calls++;
          return Promise.reject(new Error('no line'));
        },
      },
    });
    for (let i = 0; i < 6; i++) {
      await worker.drain();
      now += 3_600_000;
    }
    expect(calls).toBe(3);
    const row = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'broken')
      .executeTakeFirstOrThrow();
    expect(row.last_error).toBe('no line');
    expect(row.failed_at).not.toBeNull();
  });

  it('adds nothing when the transaction fails', async () => {
    await expect(
      database.db.transaction().execute(async (trx) => {
        await enqueue(trx, [{ site: 'a', topic: 'mail', key: 'rolled-back', payload: {} }]);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await database.db.selectFrom('outbox').selectAll().where('key', '=', 'rolled-back').execute()).toEqual([]);
  });
});

describe.each(engines)('migrations on $engine', ({ url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open(url);
  }, 60_000);
  afterAll(() => database.close());

  const later = (name: string, ...statements: readonly string[]) => ({
    ...MIGRATIONS,
    [name]: {
      up: async (db: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  });

  it('a later one runs once on a database with rows, and keeps them', async () => {
    const { db } = database;
    await db.transaction().execute((trx) => enqueue(trx, [{ site: 'm', topic: 'kept', key: 'k', payload: {} }]));
    const migrations = later('9001-later', `alter table outbox add column later text not null default 'new'`);
    await migrate(db, { migrations });
    await migrate(db, { migrations });
    const { rows } = await sql`select key, later from outbox where site = 'm'`.execute(db);
    expect(rows).toEqual([{ key: 'k', later: 'new' }]);
  });

  it('one that fails leaves nothing behind', async () => {
    const { db } = database;
    const migrations = later('9001-later', 'select 1');
    const failing = { ...migrations, ...later('9002-broken', 'create table half (id int)', 'select no_such_column') };
    await expect(migrate(db, { migrations: failing })).rejects.toThrow('no_such_column');
    const { rows } = await sql`select to_regclass('half') as half`.execute(db);
    expect(rows).toEqual([{ half: null }]);
    await migrate(db, { migrations });
  });

  it('those of a module have an order of their own, whenever the module is added', async () => {
    const { db } = database;
    const running = (statement: string) => ({
      up: async (on: Kysely<unknown>) => void (await sql.raw(statement).execute(on)),
    });
    const adding = (column: string) => running(`alter table claims_of_test add column ${column} int`);
    const first = { '0001-initial': running('create table claims_of_test (id int)') };
    await migrate(db, { module: 'test-claims', migrations: first });
    await migrate(db, { module: 'test-claims', migrations: { ...first, '0002-more': adding('more') } });
    // the same names of another module are others
    await migrate(db, { module: 'other', migrations: { '0001-initial': adding('other') } });
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'claims_of_test' order by 1
    `.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['id', 'more', 'other']);
    await expect(migrate(db, { module: 'other', migrations: { '0000-late': adding('late') } })).rejects.toThrow(
      'they belong to different releases',
    );
  });
});

it('retry waits grow to five minutes and no further', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
      const wait = retryDelay(attempts, chance);
      return wait >= 799 && wait <= 360_001 && retryDelay(attempts + 1, chance) >= wait;
    }),
  );
});

describe('a database folder', () => {
  it('is refused to a second opener with one clear line, and opens again afterwards with its rows', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-db-'));
    // from nothing PGlite takes seconds
    const begin = testScope === 'all' ? {} : { begin: await emptyDatabase() };
    const first = await openDatabase({ dataDir: dir, ...begin });
    await first.db.transaction().execute((trx) => enqueue(trx, [{ site: 'a', topic: 't', key: 'k', payload: {} }]));
    await expect(openDatabase({ dataDir: dir })).rejects.toThrow(/is in use by process \d+/);
    await first.close();
    const second = await openDatabase({ dataDir: dir });
    expect(await second.db.selectFrom('outbox').select('key').execute()).toEqual([{ key: 'k' }]);
    await second.close();
    rmSync(dir, { recursive: true });
  }, 60_000);
});
