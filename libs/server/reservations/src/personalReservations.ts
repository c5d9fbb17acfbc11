import { phoneDigits, sql, type Db } from '@forecourt/database';
import type { Person, PersonalRecords } from '@forecourt/privacy';

const DIGITS = phoneDigits(sql`shopper->>'phone'`);

/** Whether a reservation is a person's: made with the same address or the same number. */
export const isOf = ({ email, phone }: Person) =>
  sql<boolean>`(${email ?? null}::text is not null and lower(trim(shopper->>'email')) = ${email ?? null}::text
    or ${phone ?? null}::text is not null and ${DIGITS} = ${phone ?? null}::text)`;

/** Nobody: what stands where somebody was. */
const ERASED = { name: '', email: '', phone: '', opt_in: false, url: '' };

/**
 * Reservations of a person. Erasing takes away who it was and leaves the books: a deposit that was paid still goes back
 * the way it came, and a vehicle that is held stays so until its time is over.
 */
export const personalReservations = (db: Db): PersonalRecords => ({
  name: 'reservations',
  find: (site, person) =>
    db
      .selectFrom('reservations')
      .select(['id', 'vehicle_name', 'state', 'deposit_cents', 'shopper', 'created_at', 'held_until', 'ended_at'])
      .where('site', '=', site)
      .where(isOf(person))
      .orderBy('created_at')
      .execute(),
  async erase(trx, site, person) {
    const gone = await trx
      .updateTable('reservations')
      .set({ shopper: JSON.stringify(ERASED) })
      .where('site', '=', site)
      .where(isOf(person))
      .returning('id')
      .execute();
    return gone.length;
  },
});
