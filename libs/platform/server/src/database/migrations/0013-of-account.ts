import { sql, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As `phoneDigits` has them at this migration. */
const digits = (phone: RawBuilder<unknown>) => sql`regexp_replace(
    regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g'),
    '^(0011|00)?610?([2-9][0-9]{8})$',
    '0\\2'
  )`;

/** An account's page looks for what was made under its address or number: without an index it reads all of the site. */
export const ofAccount: Migration = {
  async up(db) {
    const [email, phone] = [sql`shopper->>'email'`, sql`shopper->>'phone'`];
    await sql`create index reservations_address on reservations (site, lower(trim(${email})))`.execute(db);
    await sql`create index reservations_number on reservations (site, (${digits(phone)}))`.execute(db);
    await sql`create index bookings_address on bookings (site, lower(trim(email)))`.execute(db);
    await sql`create index bookings_number on bookings (site, (${digits(sql`phone`)}))`.execute(db);
  },
};
