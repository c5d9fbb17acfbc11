import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table events add column event_id int, add column key text`.execute(db);
    await sql`create unique index events_key on events (site, key) where key is not null`.execute(db);
    await sql`create index events_day on events (site, created_at)`.execute(db);
  },
};
