import { sql } from 'kysely';

/** Reservations with their deposits. */
export const reservations = [
  sql`
    create table reservations (
      id text primary key,
      site text not null,
      stock_owner text not null,
      vehicle_id text not null,
      stocknum text not null,
      vehicle_slug text not null,
      vehicle_name text not null,
      location text,
      state text not null check (state in (
        'pending-payment',
        'held',
        'released',
        'refunded',
        'completed',
        'payment-failed',
        'cancelled'
      )),
      deposit_cents int not null check (deposit_cents > 0),
      shopper jsonb not null,
      token_hash text not null unique,
      visitor_hash text not null,
      idempotency_key text not null,
      request_hash text not null,
      created_at timestamptz not null,
      payable_until timestamptz not null,
      held_at timestamptz,
      held_until timestamptz,
      ended_at timestamptz,
      unique (site, idempotency_key)
    )`,
  // BUY-04: two shoppers never hold one vehicle, even when both reserve at the same moment
  sql`
    create unique index reservations_live on reservations (stock_owner, vehicle_id)
    where state in ('pending-payment', 'held')`,
  sql`create index reservations_visitor on reservations (site, visitor_hash, vehicle_id)`,
  sql`create index reservations_site on reservations (site, created_at)`,

  sql`
    create table payments (
      reservation_id text primary key references reservations (id),
      site text not null,
      provider text not null,
      provider_reference text not null,
      page_url text not null,
      amount_cents int not null,
      state text not null check (state in ('open', 'declined', 'paid', 'refund-due', 'refunded', 'ended')),
      updated_at timestamptz not null,
      unique (provider, provider_reference)
    )`,
  sql`
    create table payment_events (
      provider text not null,
      event_id text not null,
      site text not null,
      type text not null,
      created_at timestamptz not null default now(),
      primary key (provider, site, event_id)
    )`,
  // the state of the embedded test provider; no money moves
  sql`
    create table test_payments (
      reference text primary key,
      site text not null,
      idempotency_key text not null,
      amount_cents int not null,
      words text not null,
      return_path text not null,
      state text not null,
      refund_key text,
      unique (site, idempotency_key)
    )`,
];
