import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Versions of dealers' folders, in the order in which they went live: the latest of a dealer is the one that runs.
 * Contents of files are kept once for each dealer.
 */
export const dealerVersions: Migration = {
  async up(db) {
    await sql`
      create table dealer_versions (
        id bigint generated always as identity primary key,
        slug text not null,
        number int not null,
        deed text not null,
        hash text not null,
        files jsonb not null,
        from_folder boolean not null,
        who text not null,
        left_out jsonb not null,
        made_at timestamptz not null default now(),
        unique (slug, number)
      )`.execute(db);
    await sql`
      create table dealer_files (
        slug text not null,
        hash text not null,
        body bytea not null,
        primary key (slug, hash)
      )`.execute(db);
  },
};
