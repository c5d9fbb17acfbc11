import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { openDatabase, type DatabaseOptions, type Db } from './openDatabase.js';
import { enqueue, OutboxWorker } from './outbox.js';
import { whyRefused } from './schemaRange.js';
import { emptyDatabase, memoryDatabase, migrateLater, temporaryPostgres } from './testing/index.js';

const postgres = await temporaryPostgres();
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-schema-'));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const ADDITIVE = [
  `alter table outbox add column urgency text not null default 'ordinary'`,
  'alter table reservations add column remark text',
  'create table later_things (id text primary key)',
  'create index outbox_urgency on outbox (urgency)',
];
const own = Object.keys(MIGRATIONS).at(-1) ?? '';

const engines: { name: string; options: (onNotice?: (line: string) => void) => Promise<DatabaseOptions> }[] = [
  {
    name: 'PGlite',
    options: async (onNotice = () => undefined) => ({ dataDir: folder, begin: await emptyDatabase(), onNotice }),
  },
];
if (postgres)
  engines.push({
    name: 'PostgreSQL',
    options: (onNotice = () => undefined) => Promise.resolve({ url: postgres.url, onNotice }),
  });

describe.each(engines)('a release that is rolled back, on $name', ({ options }) => {
  it('serves a database that a later one migrated, and says so', async () => {
    const later = await openDatabase(await options());
    await migrateLater(later.db, '9001-later', ADDITIVE);
    await later.db
      .transaction()
      .execute((trx) => enqueue(trx, [{ site: 'a', topic: 'later', key: 'of-later', payload: {} }]));
    await later.close();

    const notices: string[] = [];
    const earlier = await openDatabase(await options((line) => notices.push(line)));
    expect(notices).toEqual([`The database has the newer schema "9001-later"; this process knows up to "${own}".`]);
    const seen: string[] = [];
    await earlier.db
      .transaction()
      .execute((trx) => enqueue(trx, [{ site: 'a', topic: 'mail', key: 'of-earlier', payload: {} }]));
    await new OutboxWorker({
      db: earlier.db,
      handlers: { mail: (entries) => Promise.resolve(void seen.push(...entries.map(({ key }) => key))) },
    }).drain();
    expect(seen).toEqual(['of-earlier']);
    // what it does not know waits for the later release
    const { rows } = await sql`select key, urgency from outbox where done_at is null`.execute(earlier.db);
    expect(rows).toEqual([{ key: 'of-later', urgency: 'ordinary' }]);
    await earlier.close();
  }, 120_000);

  it('refuses a database that a later one marked, and names both schemas', async () => {
    const later = await openDatabase(await options());
    await migrateLater(later.db, '9002-one-key-needs-newer', ['alter table outbox drop column lane']);
    await later.close();
    const refused = openDatabase(await options());
    await expect(refused).rejects.toThrow(
      'The database has the schema "9002-one-key-needs-newer", which needs a newer release: ' +
        `this process knows up to "${own}". Start that release or a later one, ` +
        'or put the backup back that was made before the upgrade.',
    );
    await expect(refused).rejects.not.toThrow(/damaged/);
  }, 120_000);
});

describe('whyRefused', () => {
  const known = ['0001-a', '0002-b'];

  it('accepts what is older, equal, or newer by additions', () => {
    for (const applied of [[], ['0001-a'], known, [...known, '0003-c', '0004-d']])
      expect(whyRefused(known, applied)).toBeUndefined();
  });

  it('accepts a mark that the process knows', () => {
    expect(whyRefused([...known, '0003-c-needs-newer'], [...known, '0003-c-needs-newer'])).toBeUndefined();
  });

  it('refuses a database of another line of releases', () => {
    expect(whyRefused(known, ['0001-a', '0003-c'])).toBe(
      'The database has the schema "0003-c" and lacks "0002-b" of this process: they belong to different releases. ' +
        'Start the release that migrated it.',
    );
  });
});

/** What others rely on: columns with their types, whether they may be left out, and rules that can refuse a row. */
async function shapeOf(db: Db) {
  const columns = await sql<{ at: string; type: string; is_optional: boolean }>`
    select table_name || '.' || column_name as at, data_type as type,
      (is_nullable = 'YES' or column_default is not null or is_identity = 'YES') as is_optional
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const constraints = await sql<{ in_table: string; rule: string }>`
    select conrelid::regclass::text as in_table, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype <> 'n'`.execute(db);
  const indexes = await sql<{ in_table: string; rule: string }>`
    select indrelid::regclass::text as in_table, pg_get_indexdef(indexrelid) as rule
    from pg_index where indisunique and not indisprimary`.execute(db);
  return {
    columns: new Map(columns.rows.map((column) => [column.at, column])),
    rules: [...constraints.rows, ...indexes.rows].map(({ in_table, rule }) => ({ table: in_table, rule })),
  };
}
type Shape = Awaited<ReturnType<typeof shapeOf>>;

/** What keeps an earlier process from working on a database after a migration. */
function notAdditive(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map((at) => at.split('.')[0] ?? ''));
  const isOld = (at: string) => tables.has(at.split('.')[0] ?? '');
  const known = new Set(before.rules.map(({ table, rule }) => `${table}: ${rule}`));
  return [
    ...[...before.columns.values()].flatMap(({ at, type, is_optional }) => {
      const now = after.columns.get(at);
      if (!now) return [`${at} is gone`];
      if (now.type !== type) return [`${at} was ${type} and is ${now.type}`];
      return is_optional && !now.is_optional ? [`${at} may no longer be left out`] : [];
    }),
    ...[...after.columns.values()]
      .filter(({ at, is_optional }) => isOld(at) && !before.columns.has(at) && !is_optional)
      .map(({ at }) => `${at} is new and may not be left out`),
    ...after.rules
      .filter(({ table, rule }) => tables.has(table) && !known.has(`${table}: ${rule}`))
      .map(({ table, rule }) => `${table} has a new rule: ${rule}`),
  ];
}

it('every migration only adds, or its name says that it needs a newer process', async () => {
  const { db, close } = await memoryDatabase();
  const faults: string[] = [];
  try {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const names = Object.keys(MIGRATIONS);
    for (const [at, name] of names.entries()) {
      const before = await shapeOf(db);
      await migrate(db, { migrations: Object.fromEntries(Object.entries(MIGRATIONS).slice(0, at + 1)) });
      if (at === 0 || name.endsWith('-needs-newer')) continue;
      faults.push(...notAdditive(before, await shapeOf(db)).map((fault) => `${name}: ${fault}`));
    }
    const before = await shapeOf(db);
    await sql`
      alter table outbox drop column lane, alter column site type varchar(9), add column x int not null`.execute(db);
    await sql`create unique index one_site on bookings (site)`.execute(db);
    expect(
      notAdditive(before, await shapeOf(db))
        .map((fault) => fault.replace(/:.*/, ''))
        .sort(),
    ).toEqual([
      'bookings has a new rule',
      'outbox.lane is gone',
      'outbox.site was text and is character varying',
      'outbox.x is new and may not be left out',
    ]);
  } finally {
    await close();
  }
  expect(faults).toEqual([]);
}, 60_000);
