import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table events (
        id bigint generated always as identity primary key, site text not null, name text not null, vehicle_id text,
        payload jsonb not null, created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index events_site on events (site, name, created_at)`.execute(db);
  },
};
