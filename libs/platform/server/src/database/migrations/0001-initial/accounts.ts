import { sql } from 'kysely';

/** Shoppers' accounts: one-time codes, sessions and the watchlist. */
export const accounts = [
  sql`
    create table shoppers (
      site text not null,
      id text not null,
      email text,
      phone text,
      name text not null default '',
      created_at timestamptz not null default now(),
      primary key (site, id),
      unique (site, email),
      unique (site, phone),
      check (email is not null or phone is not null)
    )`,

  sql`
    create table sign_in_codes (
      site text not null,
      purpose text not null,
      holder text not null,
      address text not null,
      id text not null,
      code_hash text not null,
      tries int not null default 0,
      expires_at timestamptz not null,
      primary key (site, purpose, holder, address),
      unique (site, id)
    )`,
  sql`create index sign_in_codes_ended on sign_in_codes (expires_at)`,
  sql`
    create table sign_in_code_sends (
      site text not null,
      purpose text not null,
      receiver text not null,
      sent_at timestamptz not null
    )`,
  sql`create index sign_in_code_sends_receiver on sign_in_code_sends (site, purpose, receiver, sent_at)`,
  sql`create index sign_in_code_sends_ended on sign_in_code_sends (sent_at)`,

  sql`
    create table sessions (
      token_hash text primary key,
      site text not null,
      shopper text not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null,
      foreign key (site, shopper) references shoppers (site, id) on delete cascade
    )`,
  sql`create index sessions_shopper on sessions (site, shopper)`,
  sql`create index sessions_ended on sessions (expires_at)`,

  sql`
    create table watchlist (
      site text not null,
      shopper text not null,
      vehicle_id text not null,
      saved_at timestamptz not null,
      primary key (site, shopper, vehicle_id),
      foreign key (site, shopper) references shoppers (site, id) on delete cascade
    )`,
];
