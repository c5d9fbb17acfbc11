import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often somebody has written to a route in the present minute, counted over all processes. */
export const rateCounts: Migration = {
  async up(db) {
    await sql`
      create table rate_counts (
        key text primary key,
        count int not null,
        ends_at timestamptz not null
      )`.execute(db);
    await sql`create index rate_counts_over on rate_counts (ends_at)`.execute(db);
  },
};
