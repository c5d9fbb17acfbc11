import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many messages to shoppers left in a day, by each way. */
export const messageTotals: Migration = {
  async up(db) {
    await sql`
      create table message_totals (
        day text not null,
        way text not null,
        sent int not null,
        primary key (day, way)
      )`.execute(db);
  },
};
