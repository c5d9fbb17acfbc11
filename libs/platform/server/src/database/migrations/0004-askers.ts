import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who began what others have to wait for, as keyed hashes: so much of it is open for one shopper at once. */
const STATEMENTS = [
  sql`alter table reservations add column asker_marks text[] not null default '{}'`,
  sql`alter table bookings add column asker_marks text[] not null default '{}'`,
  sql`create index bookings_open on bookings (stock_owner, starts_at) where state = 'booked'`,
];

export const askers: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
