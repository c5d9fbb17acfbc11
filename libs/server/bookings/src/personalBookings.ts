import { phoneDigits, sql, type Db } from '@forecourt/database';
import type { Person, PersonalRecords } from '@forecourt/privacy';

const DIGITS = phoneDigits(sql`phone`);

/** Whether a booking is a person's: made with the same address or the same number. */
export const isOf = ({ email, phone }: Person) =>
  sql<boolean>`(${email ?? null}::text is not null and lower(trim(email)) = ${email ?? null}::text
    or ${phone ?? null}::text is not null and ${DIGITS} = ${phone ?? null}::text)`;

/** Bookings of a person. Erased ones free their time, and mails of them find nothing to say. */
export const personalBookings = (db: Db): PersonalRecords => ({
  name: 'bookings',
  find: (site, person) =>
    db
      .selectFrom('bookings')
      .select(['id', 'vehicle_name', 'location', 'state', 'starts_at', 'name', 'email', 'phone', 'created_at'])
      .where('site', '=', site)
      .where(isOf(person))
      .orderBy('created_at')
      .execute(),
  async erase(trx, site, person) {
    const gone = await trx
      .deleteFrom('bookings')
      .where('site', '=', site)
      .where(isOf(person))
      .returning('id')
      .execute();
    return gone.length;
  },
});
