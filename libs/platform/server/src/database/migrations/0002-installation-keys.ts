import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One key for all processes that share a database. */
export const installationKeys: Migration = {
  async up(db) {
    await sql`
      create table installation_keys (
        fingerprint text primary key,
        kept text,
        -- null for an earlier one: the present one is the only one that is true
        is_present boolean unique check (is_present),
        made_at timestamptz not null default now()
      )`.execute(db);
  },
};
