import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the old records of each site were last looked for: a sweep that a stop broke off goes on at the next start. */
export const siteSweeps: Migration = {
  async up(db) {
    await sql`create table site_sweeps (site text primary key, swept_at timestamptz not null)`.execute(db);
  },
};
