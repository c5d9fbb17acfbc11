import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { brokenPages } from './pages.js';
import { positionOf, type Mark } from './watermark.js';

/**
 * Looks a database over that was not stopped in order, after it has recovered and before anything is written: pages by
 * their checksums, and every row by its key, which finds tables and indexes that were cut. Throws with what is damaged.
 */
export async function checkRecovered(pglite: PGlite, dir: string): Promise<void> {
  const broken = brokenPages(path.join(dir, 'pg'));
  if (broken.length > 0) throw new Error(broken.join('; '));
  const { rows } = await pglite.query<{ name: string; key: string }>(`
    select
      c.relname as name,
      string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as key
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
    where c.relkind = 'r'
    group by c.relname`);
  for (const { name, key } of rows) await readWhole(pglite, name, key);
}

async function readWhole(pglite: PGlite, name: string, key: string): Promise<void> {
  const table = `public."${name}"`;
  try {
    const [all, byKey] = await pglite.transaction(async (trx) => {
      const rowsOf = async (text: string): Promise<number | undefined> =>
        (await trx.query<{ n: number }>(text)).rows[0]?.n;
      const inOrder = await rowsOf(`select count(*)::int as n from ${table}`);
      await trx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off');
      // every value is unpacked, since long ones are in a separate table
      const values = `select x::text as t from ${table} x order by ${key} offset 0`;
      return [inOrder, await rowsOf(`select count(length(t))::int as n from (${values}) s`)];
    });
    if (all === byKey) return;
  } catch (error) {
    throw new Error(`table ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  throw new Error(`table ${name} and its key do not hold the same rows`);
}

/**
 * What is lost of a log that PostgreSQL could not read to its acknowledged end, in one line; undefined when nothing is.
 */
export async function lostOfLog(pglite: PGlite, mark: Mark | undefined, dir: string): Promise<string | undefined> {
  if (!mark) return undefined;
  const { rows } = await pglite.query<{ lsn: string }>(
    'select checkpoint_lsn::text as lsn from pg_control_checkpoint()',
  );
  const reached = positionOf(rows[0]?.lsn ?? '0/0');
  if (reached >= mark.position) return undefined;
  return (
    `The log of the database in ${dir} is damaged: its last ${mark.position - reached}` +
    ` bytes could not be read. What was stored last, until ${mark.at}` +
    ', is lost: compare with a backup, and import feeds again.'
  );
}
