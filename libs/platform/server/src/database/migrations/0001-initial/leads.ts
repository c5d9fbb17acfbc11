import { sql } from 'kysely';

/** Leads with their photos. */
export const leads = [
  // desk_state: how far the dealer's staff have got with it
  sql`
    create table leads (
      id text primary key,
      site text not null,
      idempotency_key text not null,
      request_hash text not null,
      category text not null,
      event_id int not null,
      vehicle_id text,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      desk_state text not null default 'new' check (desk_state in ('new', 'in-progress', 'done')),
      unique (site, idempotency_key)
    )`,
  sql`create index leads_age on leads (site, created_at)`,
  sql`create index leads_category on leads (site, category)`,
  // what a shopper sent is found by the e-mail address and the phone number it was sent with
  sql`create index leads_email on leads (site, lower(payload->>'email'))`,
  sql`create index leads_phone on leads (site, right(regexp_replace(payload->>'phone', '[^0-9]', '', 'g'), 9))`,

  // in the database, so that a backup has them and deleting the lead deletes them
  sql`
    create table lead_photos (
      id text primary key,
      site text not null,
      lead_id text not null references leads (id) on delete cascade,
      sent_hash text not null,
      width int not null,
      height int not null,
      "full" bytea not null,
      small bytea not null,
      created_at timestamptz not null,
      unique (lead_id, sent_hash)
    )`,
];
