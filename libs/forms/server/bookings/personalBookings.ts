import { sql, type Db } from '@forecourt/service/database';
import { isOneOf, personalTable, type Person, type PersonalRecords } from '@forecourt/service/privacy';

/** Whether a booking is a person's: made with the same address or the same number. */
export const isOf = (person: Person) => isOneOf(person, { emails: [sql`lower(trim(email))`], phones: [sql`phone`] });

/** Bookings of a person. Erased ones free their time, and mails of them find nothing to say. */
export const personalBookings = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'bookings',
    goesWith: 'enquiries',
    table: 'bookings',
    columns: ['id', 'vehicle_name', 'location', 'state', 'starts_at', 'name', 'email', 'phone', 'created_at'],
    orderBy: 'created_at',
    isOf,
  });
