import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const stockLeadsOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vehicles (
        site text not null, id text not null, stocknum text not null, slug text not null, vin text, status text not null,
        data jsonb not null, content_hash text not null, seen_in text, updated_at timestamptz not null default now(),
        primary key (site, id), unique (site, stocknum), unique (site, slug)
      )`.execute(db);
    await sql`create index vehicles_vin on vehicles (site, vin) where vin is not null`.execute(db);
    await sql`
      create table outbox (
        id bigint generated always as identity primary key, site text not null, topic text not null, key text not null,
        payload jsonb not null, attempts int not null default 0, run_at timestamptz not null default now(),
        claimed_until timestamptz, done_at timestamptz, failed_at timestamptz, last_error text,
        created_at timestamptz not null default now(), unique (topic, key)
      )`.execute(db);
    await sql`create index outbox_due on outbox (run_at) where done_at is null and failed_at is null`.execute(db);
    await sql`
      create table leads (
        id text primary key, site text not null, idempotency_key text not null, request_hash text not null, category text not null,
        event_id int not null, vehicle_id text, payload jsonb not null, created_at timestamptz not null default now(),
        unique (site, idempotency_key)
      )`.execute(db);
    await sql`
      create table messages (
        id bigint generated always as identity primary key, site text not null, key text not null unique, channel text not null,
        recipient text not null, subject text not null, body text not null, created_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table import_runs (
        id text primary key, site text not null, file text not null, started_at timestamptz not null default now(),
        finished_at timestamptz, summary jsonb not null
      )`.execute(db);
    await sql`
      create table import_issues (
        run_id text not null references import_runs (id) on delete cascade, site text not null, row int not null,
        "column" text not null, value text not null, reason text not null, kind text not null
      )`.execute(db);
    await sql`create index import_issues_run on import_issues (run_id, row)`.execute(db);
  },
};
