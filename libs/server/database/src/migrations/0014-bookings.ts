import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    // what is kept of a person goes with the lead that the booking was made with
    await sql`
      create table bookings (
        id text primary key, site text not null, stock_owner text not null,
        lead_id text not null references leads (id) on delete cascade, idempotency_key text not null,
        vehicle_id text not null, vehicle_slug text not null, vehicle_name text not null, location text not null,
        state text not null check (state in ('booked', 'cancelled')), starts_at timestamptz not null,
        minutes int not null check (minutes > 0), sequence int not null default 0, name text not null,
        email text not null, phone text, token_hash text not null unique, created_at timestamptz not null,
        changed_at timestamptz not null, unique (site, idempotency_key)
      )`.execute(db);
    await sql`create index bookings_lead on bookings (lead_id)`.execute(db);
    await sql`create index bookings_email on bookings (site, lower(email))`.execute(db);
    // a place takes so many at one start, and nobody drives a vehicle that somebody else is driving
    await sql`
      create table booking_slots (
        booking_id text not null references bookings (id) on delete cascade, site text not null,
        stock_owner text not null, location text not null, vehicle_id text not null, starts_at timestamptz not null,
        number int not null check (number > 0), primary key (site, location, starts_at, number),
        unique (stock_owner, vehicle_id, starts_at), unique (booking_id, starts_at)
      )`.execute(db);
  },
};
