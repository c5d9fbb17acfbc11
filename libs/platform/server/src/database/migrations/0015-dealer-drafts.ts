import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Folders of dealers that are not live: previews show them until they expire. Contents are in `dealer_files`. */
export const dealerDrafts: Migration = {
  async up(db) {
    await sql`
      create table dealer_drafts (
        id uuid primary key default gen_random_uuid(),
        slug text not null,
        hash text not null,
        files jsonb not null,
        who text not null,
        made_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index dealer_drafts_expiry on dealer_drafts (expires_at)`.execute(db);
  },
};
