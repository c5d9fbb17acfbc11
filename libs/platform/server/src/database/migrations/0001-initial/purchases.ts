import { sql } from 'kysely';

/** How far a shopper has got with buying a vehicle. A purchase goes with its lead, and with its account. */
export const purchases = [
  sql`
    create table purchases (
      id text primary key,
      site text not null,
      stock_owner text not null,
      vehicle_id text not null,
      stocknum text not null,
      vehicle_slug text not null,
      vehicle_name text not null,
      visitor_hash text not null,
      shopper text,
      lead_id text references leads (id) on delete cascade,
      reservation_id text,
      progress jsonb not null,
      agreed jsonb,
      orders int not null default 0,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      expires_at timestamptz not null,
      foreign key (site, shopper) references shoppers (site, id) on delete cascade
    )`,
  // one purchase of a vehicle for a browser, and one for an account on all its devices
  sql`
    create unique index purchases_visitor on purchases (site, visitor_hash, vehicle_id)
    where shopper is null`,
  sql`
    create unique index purchases_shopper on purchases (site, shopper, vehicle_id)
    where shopper is not null`,
  sql`create index purchases_lead on purchases (lead_id)`,
  sql`create index purchases_reservation on purchases (site, reservation_id)`,
  sql`create index purchases_expiry on purchases (site, expires_at)`,
  sql`create index purchases_email on purchases (site, lower(progress->'details'->>'email'))`,
];
