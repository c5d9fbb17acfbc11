import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cars are found by their plates: without an index each look-up reads every vehicle of the stock. */
export const plates: Migration = {
  async up(db) {
    await sql`
      create index vehicles_plate on vehicles (
        site, upper(regexp_replace(data->>'regplate', '[^A-Za-z0-9]', '', 'g'))
      )`.execute(db);
  },
};
