import { sql, type Db } from '@forecourt/service/database';
import { inLots, isOneOf, personalTable, type PersonalRecords } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** Purchases that one statement deletes. */
const BATCH = 500;

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

/**
 * Deletes what a site keeps no longer (`purchase.keepDays`). `now` is epoch milliseconds. Answers how many went. Where
 * `isOver` is true it ends after a lot.
 */
export async function forgetOldPurchases(
  db: Db,
  { slug }: Pick<ConfiguredSite, 'slug'>,
  now: number,
  isOver = (): boolean => false,
): Promise<number> {
  return inLots(BATCH, isOver, async () => {
    const { rows } = await sql`
      delete from purchases where site = ${slug} and id in (
        select id from purchases where site = ${slug} and expires_at <= ${new Date(now)}
        order by expires_at limit ${BATCH}
      ) returning id`.execute(db);
    return rows.length;
  });
}
