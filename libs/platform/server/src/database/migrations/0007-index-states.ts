import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What of a dealer's configuration each search index was made of: another one is built when that changes. */
export const indexStates: Migration = {
  async up(db) {
    await sql`create table index_states (site text primary key, made_of text not null)`.execute(db);
  },
};
