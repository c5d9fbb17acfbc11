import path from 'node:path';
import { sql, type Db } from '@forecourt/service/database';

/** Refused feeds that are kept of a site. */
export const KEPT_REFUSALS = 20;

/** Name of a feed's file without its folder: what people read must not reveal paths on the server. */
export const feedFileName = (file: string): string => path.basename(file.replaceAll('\\', '/'));

/** Writes down that a feed was refused as a whole; the oldest of a site's go. `at` is epoch milliseconds. */
export async function noteRefusedImport(
  db: Db,
  refused: { readonly site: string; readonly file: string; readonly reason: string; readonly at: number },
): Promise<void> {
  const { site, file, reason, at } = refused;
  await db
    .insertInto('import_refusals')
    .values({ site, file: feedFileName(file), reason, at: new Date(at) })
    .execute();
  await sql`
    delete from import_refusals where site = ${site} and id not in (
      select id from import_refusals where site = ${site} order by id desc limit ${KEPT_REFUSALS})`.execute(db);
}
