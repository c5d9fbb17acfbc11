import { sql, type Db } from '@forecourt/service/database';
import { isOneOf, personalTable, type PersonalRecords } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';

/**
 * Online purchases of a person, also those in which the details were typed and not sent. What is erased is gone from
 * every device; a deposit that was paid is in the reservations' books.
 */
export const personalPurchases = (db: Db): PersonalRecords =>
  personalTable(db, {
    name: 'purchases',
    goesWith: 'enquiries',
    table: 'purchases',
    columns: ['id', 'vehicle_name', 'progress', 'agreed', 'created_at', 'changed_at'],
    orderBy: 'created_at',
    isOf: (person) =>
      isOneOf(person, {
        emails: [
          sql`lower(trim(progress->'details'->>'email'))`,
          sql`lower(trim(progress->'drafts'->'details'->>'email'))`,
        ],
        phones: [sql`progress->'details'->>'phone'`, sql`progress->'drafts'->'details'->>'phone'`],
      }),
  });

/** Deletes what a site keeps no longer (`purchase.keepDays`). `now` is epoch milliseconds. Answers how many went. */
export async function forgetOldPurchases(db: Db, site: ConfiguredSite, now: number): Promise<number> {
  const gone = await db
    .deleteFrom('purchases')
    .where('site', '=', site.slug)
    .where('expires_at', '<=', new Date(now))
    .returning('id')
    .execute();
  return gone.length;
}
