import { sql } from 'kysely';

/** Test drives. Personal details go with the lead that a booking was made with. */
export const bookings = [
  sql`
    create table bookings (
      id text primary key,
      site text not null,
      stock_owner text not null,
      lead_id text not null references leads (id) on delete cascade,
      idempotency_key text not null,
      vehicle_id text not null,
      vehicle_slug text not null,
      vehicle_name text not null,
      location text not null,
      state text not null check (state in ('booked', 'cancelled')),
      starts_at timestamptz not null,
      minutes int not null check (minutes > 0),
      sequence int not null default 0,
      name text not null,
      email text not null,
      phone text,
      token_hash text not null unique,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (site, idempotency_key)
    )`,
  sql`create index bookings_lead on bookings (lead_id)`,
  sql`create index bookings_email on bookings (site, lower(email))`,
  // number: a location has so many drives at one start; and one vehicle has one drive at a time
  sql`
    create table booking_slots (
      booking_id text not null references bookings (id) on delete cascade,
      site text not null,
      stock_owner text not null,
      location text not null,
      vehicle_id text not null,
      starts_at timestamptz not null,
      number int not null check (number > 0),
      primary key (site, location, starts_at, number),
      unique (stock_owner, vehicle_id, starts_at),
      unique (booking_id, starts_at)
    )`,
];
