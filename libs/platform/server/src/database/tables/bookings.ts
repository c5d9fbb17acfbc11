import type { ColumnType } from 'kysely';

/** A test drive at a time of its place. Goes with its lead. */
export interface BookingTable {
  id: string;
  /** Where the shopper was; `stock_owner` is whose stock the vehicle is of. */
  site: string;
  stock_owner: string;
  lead_id: string;
  /** Of the enquiry that it was made with. */
  idempotency_key: string;
  vehicle_id: string;
  vehicle_slug: string;
  /** As the shopper read it. */
  vehicle_name: string;
  /** Slug of the place. */
  location: string;
  state: 'booked' | 'cancelled';
  starts_at: Date;
  minutes: number;
  /** How often it was changed, a cancellation included: what calendars order its versions by. */
  sequence: number;
  name: string;
  email: string;
  phone: string | null;
  /** Of the link that the shopper is given: the token itself is not stored. */
  token_hash: string;
  /** Keyed hashes of who began it (`askerMarks`). */
  asker_marks: ColumnType<string[], string[] | undefined, string[]>;
  created_at: Date;
  changed_at: Date;
}

/** What live bookings take of the time: numbered at a place and start, and one for a vehicle. */
export interface BookingSlotTable {
  booking_id: string;
  site: string;
  stock_owner: string;
  location: string;
  vehicle_id: string;
  starts_at: Date;
  /** 1 to the number of test drives that the place takes at one start. */
  number: number;
}

export interface BookingsTables {
  bookings: BookingTable;
  booking_slots: BookingSlotTable;
}
