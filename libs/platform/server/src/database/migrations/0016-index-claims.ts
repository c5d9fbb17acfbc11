import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process builds a stock's search index, and until when it is taken to be at it. */
export const indexClaims: Migration = {
  async up(db) {
    await sql`alter table index_states add column claimed_until timestamptz, add column claimed_by text`.execute(db);
  },
};
