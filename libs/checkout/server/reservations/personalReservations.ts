import { sql, type Db } from '@forecourt/service/database';
import { isOneOf, personalTable, type Person, type PersonalRecords } from '@forecourt/service/privacy';

/** Whether a reservation is a person's: made with the same address or the same number. */
export const isOf = (person: Person) =>
  isOneOf(person, { emails: [sql`lower(trim(shopper->>'email'))`], phones: [sql`shopper->>'phone'`] });

/** Replaces the shopper in an erased reservation. */
const ERASED = JSON.stringify({ name: '', email: '', phone: '', opt_in: false, url: '' });

/**
 * Reservations of a person. Erasing takes away who it was and leaves the books: a deposit that was paid still goes back
 * the way it came, and a vehicle that is held stays so until its time is over.
 */
export const personalReservations = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'reservations',
    table: 'reservations',
    columns: ['id', 'vehicle_name', 'state', 'deposit_cents', 'shopper', 'created_at', 'held_until', 'ended_at'],
    orderBy: 'created_at',
    isOf,
    erased: sql`shopper = ${ERASED}::jsonb, asker_marks = '{}'`,
  });
