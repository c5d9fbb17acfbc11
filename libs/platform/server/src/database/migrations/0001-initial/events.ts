import { sql } from 'kysely';

/** What the site counts for its own analytics. */
export const events = [
  sql`
    create table events (
      id bigint generated always as identity primary key,
      site text not null,
      name text not null,
      vehicle_id text,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      event_id int,
      key text
    )`,
  sql`create index events_site on events (site, name, created_at)`,
  sql`create index events_day on events (site, created_at)`,
  // an event that a browser sends twice counts once
  sql`create unique index events_key on events (site, key) where key is not null`,
];
