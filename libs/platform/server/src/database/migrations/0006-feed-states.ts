import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** State of each site’s feed: the version that was read last, and the process that reads it now. */
export const feedStates: Migration = {
  async up(db) {
    await sql`
      create table feed_states (
        site text primary key,
        source text not null,
        version text,
        next_at timestamptz not null,
        claimed_until timestamptz,
        checked_at timestamptz,
        came_at timestamptz,
        since timestamptz not null,
        outcome text,
        detail text,
        alarmed_at timestamptz
      )`.execute(db);
  },
};
