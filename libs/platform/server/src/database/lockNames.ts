import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from './tables/index.js';

/** Has transactions that name the same come one after the other, until each ends. */
export async function lockNames(trx: Transaction<Tables>, names: readonly string[]): Promise<void> {
  // in one order for all: two that wait for each other would wait for ever
  const ordered = [...new Set(names)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${ordered}::text[]) as name`.execute(
    trx,
  );
}
