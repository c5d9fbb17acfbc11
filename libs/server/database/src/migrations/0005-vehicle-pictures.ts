import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const vehiclePictures: Migration = {
  async up(db: Kysely<unknown>) {
    // which vehicle a picture of another server belongs to; names of the site's own pictures are never asked for.
    // a list of pending entries would be read through by every look-up
    await sql`create index vehicles_pictures on vehicles using gin ((
      jsonb_path_query_array(data, 'lax $.images[*].url ? (@ like_regex "//")')
      || jsonb_path_query_array(data, 'lax $.spin_images[*] ? (@ like_regex "//")')
      || jsonb_path_query_array(data, 'lax $.spin_interior_image ? (@ like_regex "//")')
    ) jsonb_path_ops) with (fastupdate = off)`.execute(db);
  },
};
