import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Free times are looked for among a site's test drives, and those of the sites that share its stock. */
export const bookingsAhead: Migration = {
  async up(db) {
    await sql`create index bookings_ahead on bookings (site, starts_at) where state = 'booked'`.execute(db);
  },
};
