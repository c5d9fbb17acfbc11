import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leadPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    // kept with their lead, so that a backup has them and whatever forgets the lead forgets them
    await sql`
      create table lead_photos (
        id text primary key, site text not null, lead_id text not null references leads (id) on delete cascade,
        sent_hash text not null, width int not null, height int not null, "full" bytea not null, small bytea not null,
        created_at timestamptz not null, unique (lead_id, sent_hash)
      )`.execute(db);
  },
};
