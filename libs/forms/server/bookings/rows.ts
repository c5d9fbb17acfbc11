import type { BookingTable, Db, Selectable, Tables, Transaction } from '@forecourt/service/database';

export type BookingRow = Selectable<BookingTable>;

/** Bookings of one site. Every query begins here, so that none leaves its site (TEN-07). */
export const ofSite = (db: Db | Transaction<Tables>, site: string) =>
  db.selectFrom('bookings').where('site', '=', site).selectAll();
