import { sql } from 'kysely';

/** Price and stock alerts by e-mail. */
export const alerts = [
  // a subscriber is an account, or an e-mail address that was confirmed by a link
  sql`
    create table alert_subscribers (
      site text not null,
      id text not null,
      email text,
      shopper text,
      tells_prices boolean not null,
      tells_matches boolean not null,
      every text not null check (every in ('day', 'week')),
      since timestamptz not null,
      searched_at timestamptz,
      created_at timestamptz not null,
      former text[] not null default '{}',
      primary key (site, id),
      unique (site, email),
      unique (site, shopper),
      check ((email is null) <> (shopper is null)),
      foreign key (site, shopper) references shoppers (site, id) on delete cascade
    )`,
  sql`
    create table alert_vehicles (
      site text not null,
      subscriber text not null,
      vehicle_id text not null,
      saved_at timestamptz not null,
      primary key (site, subscriber, vehicle_id),
      foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
    )`,
  sql`
    create table alert_searches (
      site text not null,
      subscriber text not null,
      id text not null,
      href text not null,
      words text not null,
      saved_at timestamptz not null,
      looked_at timestamptz not null,
      primary key (site, subscriber, id),
      foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
    )`,
  // what was sent about a vehicle, so that the same news goes out once
  sql`
    create table alert_told (
      site text not null,
      subscriber text not null,
      vehicle_id text not null,
      price int,
      is_sold boolean not null,
      told_at timestamptz not null,
      primary key (site, subscriber, vehicle_id),
      foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
    )`,
  // requests that wait for their confirmation; deleted when the link expires
  sql`
    create table alert_requests (
      site text not null,
      id text not null,
      email text not null,
      token_hash text not null unique,
      wanted jsonb not null,
      wording text not null,
      version text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (site, id)
    )`,
  sql`create index alert_requests_ended on alert_requests (expires_at)`,
  sql`create index alert_requests_email on alert_requests (site, email)`,
];
