import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reservations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reservations (
        id text primary key, site text not null, stock_owner text not null, vehicle_id text not null,
        stocknum text not null, vehicle_slug text not null, vehicle_name text not null, location text,
        state text not null check (state in
          ('pending-payment', 'held', 'released', 'refunded', 'completed', 'payment-failed', 'cancelled')),
        deposit_cents int not null check (deposit_cents > 0), shopper jsonb not null, token_hash text not null unique,
        visitor_hash text not null, idempotency_key text not null, request_hash text not null,
        created_at timestamptz not null, payable_until timestamptz not null, held_at timestamptz,
        held_until timestamptz, ended_at timestamptz, unique (site, idempotency_key)
      )`.execute(db);
    // two shoppers never hold one vehicle, whatever runs at the same moment (BUY-04)
    await sql`
      create unique index reservations_live on reservations (stock_owner, vehicle_id)
      where state in ('pending-payment', 'held')`.execute(db);
    await sql`create index reservations_visitor on reservations (site, visitor_hash, vehicle_id)`.execute(db);
    await sql`
      create table payments (
        reservation_id text primary key references reservations (id), site text not null, provider text not null,
        provider_reference text not null, page_url text not null, amount_cents int not null,
        state text not null check (state in ('open', 'declined', 'paid', 'refund-due', 'refunded', 'ended')),
        updated_at timestamptz not null, unique (provider, provider_reference)
      )`.execute(db);
    await sql`
      create table payment_events (
        provider text not null, event_id text not null, site text not null, type text not null,
        created_at timestamptz not null default now(), primary key (provider, site, event_id)
      )`.execute(db);
    // what the embedded test provider knows; no money moves
    await sql`
      create table test_payments (
        reference text primary key, site text not null, idempotency_key text not null, amount_cents int not null,
        words text not null, return_path text not null, state text not null, refund_key text,
        unique (site, idempotency_key)
      )`.execute(db);
  },
};
