import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Photos whose full size lies in the storage of files instead of the row, under the photo's id. Whatever deletes such a
 * row, its lead's end too, queues the removal of the file.
 */
export const storedPhotos: Migration = {
  async up(db) {
    await sql`alter table lead_photos add column is_stored boolean not null default false`.execute(db);
    await sql`create index lead_photos_stored on lead_photos (id) where is_stored`.execute(db);
    await sql`
      create function forget_stored_photo() returns trigger language plpgsql as $$
      begin
        insert into outbox (site, topic, key, payload, lane, run_at)
        values (
          old.site,
          'remove-file',
          'lead-photos/' || old.site || '/' || old.id || '.jpg',
          jsonb_build_object('kind', 'lead-photos', 'name', old.id || '.jpg'),
          'storage',
          -- workers count milliseconds: an entry must not lie ahead of their look. By a clock of the database that is
          -- ahead of theirs it does for as long, and a later look finds it: no request waits for a removal
          date_trunc('milliseconds', now())
        )
        on conflict (topic, key) do nothing;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger forget_stored_photo after delete on lead_photos
      for each row when (old.is_stored) execute function forget_stored_photo()`.execute(db);
  },
};
