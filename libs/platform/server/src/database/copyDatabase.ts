import { sql, type Transaction } from 'kysely';
import type { Db } from './openDatabase.js';
import type { Tables } from './tables/index.js';

/** Rows that are carried at once. */
const BATCH = 500;

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies every row of a database into an empty one of the same schema, in one transaction of each: PGlite to
 * PostgreSQL, or back. Tables, their order and their numbers come from the databases' own catalogues, so that a new
 * table is copied too. Rejects with one line, and has changed nothing then, where the target is not empty or a table
 * does not arrive as it left.
 */
export async function copyDatabase(
  from: Db,
  to: Db,
  onTable: (copied: CopiedTable) => void = () => undefined,
): Promise<readonly CopiedTable[]> {
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) => to.transaction().execute((target) => copyAll(source, target, onTable)));
}

type Trx = Transaction<Tables>;

async function copyAll(source: Trx, target: Trx, onTable: (copied: CopiedTable) => void): Promise<CopiedTable[]> {
  // rows are compared as text: moments of both are written in one zone
  for (const trx of [source, target]) await sql`set local time zone 'UTC'`.execute(trx);
  const tables = await tablesOf(source);
  const others = await tablesOf(target);
  const only = [...tables.filter((name) => !others.includes(name)), ...others.filter((name) => !tables.includes(name))];
  if (only.length > 0) throw new Error(`The databases are of different releases: only one has ${only.join(', ')}.`);
  for (const table of tables)
    if ((await stateOf(target, table)).rows > 0)
      throw new Error(`The database to copy to is not empty: "${table}" has rows. Name an empty one.`);
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    await copyRows(source, target, table);
    const [before, after] = [await stateOf(source, table), await stateOf(target, table)];
    if (before.rows !== after.rows || before.digest !== after.digest)
      throw new Error(`"${table}" did not arrive as it left: ${before.rows} rows, of which ${after.rows} arrived.`);
    await copyNumber(source, target, table);
    copied.push({ table, rows: after.rows });
    onTable({ table, rows: after.rows });
  }
  return copied;
}

/** Tables of the platform, those that others refer to before these. */
async function tablesOf(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select c.relname as name,
      coalesce(array_agg(n.relname::text) filter (where n.relname is not null), '{}'::text[]) as needs
    from pg_class c
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
    left join pg_class n on n.oid = f.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely\\_%'
    group by c.relname order by c.relname`.execute(trx);
  const sorted: string[] = [];
  while (sorted.length < rows.length) {
    const ready = rows.filter(({ name, needs }) => !sorted.includes(name) && needs.every((it) => sorted.includes(it)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle, and cannot be copied.');
    sorted.push(...ready.map(({ name }) => name));
  }
  return sorted;
}

/** Rows travel as the JSON that the database itself writes and reads: no type is lost on the way. */
async function copyRows(source: Trx, target: Trx, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`declare copied_rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`.execute(source);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from copied_rows`.execute(source);
    if (rows.length === 0) break;
    const all = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${all}::json)`.execute(target);
  }
  await sql`close copied_rows`.execute(source);
}

/** How many rows a table has, and a digest of them in whatever order. */
async function stateOf(trx: Trx, table: string): Promise<{ readonly rows: number; readonly digest: string }> {
  const { rows } = await sql<{ rows: number; digest: string }>`
    select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(row_to_json(t)::text), 12))::bit(48)::bigint), 0)::text as digest
    from ${sql.table(table)} t`.execute(trx);
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** The number that the next row gets: ids of rows that are gone are not given again. */
async function copyNumber(source: Trx, target: Trx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attidentity <> '' and not attisdropped`.execute(source);
  for (const { name } of rows) {
    const sequence = sql<string>`pg_get_serial_sequence(${table}::text, ${name}::text)`;
    const { rows: found } = await sql<{ at: string }>`select ${sequence} as at`.execute(source);
    const { rows: state } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.raw(found[0]?.at ?? '')}`.execute(source);
    const [{ last, called } = { last: '1', called: false }] = state;
    await sql`select setval(${sequence}::regclass, ${last}::bigint, ${called}::boolean)`.execute(target);
  }
}
