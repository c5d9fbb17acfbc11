import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sites that share a stock have its places in common, too: of a place and start there is each number once. */
export const sharedYards: Migration = {
  async up(db) {
    // what two sites gave away at one start keeps its time, under the next numbers
    await sql`
      with doubled as (
        select s.booking_id, s.starts_at,
          row_number() over (partition by s.stock_owner, s.location, s.starts_at order by s.booking_id) + (
            select max(number) from booking_slots m
            where m.stock_owner = s.stock_owner and m.location = s.location and m.starts_at = s.starts_at
          ) as next
        from booking_slots s
        where exists (
          select 1 from booking_slots o
          where o.stock_owner = s.stock_owner and o.location = s.location and o.starts_at = s.starts_at
            and o.number = s.number and o.booking_id < s.booking_id)
      )
      update booking_slots set number = doubled.next from doubled
      where doubled.booking_id = booking_slots.booking_id and doubled.starts_at = booking_slots.starts_at`.execute(db);
    await sql`
      create unique index booking_slots_yard on booking_slots (stock_owner, location, starts_at, number)`.execute(db);
    await sql`create index bookings_ahead on bookings (site, starts_at) where state = 'booked'`.execute(db);
  },
};
