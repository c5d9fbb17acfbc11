import { phoneDigits, sql, type Db } from '@forecourt/database';
import type { Person, PersonalRecords } from '@forecourt/privacy';
import type { ConfiguredSite } from '@forecourt/sites';

const DIGITS = phoneDigits(sql`progress->'details'->>'phone'`);
const TYPED = phoneDigits(sql`progress->'drafts'->'details'->>'phone'`);

/** Purchases of a person, also those in which the details were typed and not sent. */
const isOf = ({ email, phone }: Person) =>
  sql<boolean>`(${email ?? null}::text is not null and (lower(trim(progress->'details'->>'email')) = ${email ?? null}::text
      or lower(trim(progress->'drafts'->'details'->>'email')) = ${email ?? null}::text)
    or ${phone ?? null}::text is not null and (${DIGITS} = ${phone ?? null}::text or ${TYPED} = ${phone ?? null}::text))`;

/**
 * Online purchases of a person. What is erased is gone from every device; a deposit that was paid is in the
 * reservations' books.
 */
export const personalPurchases = (db: Db): PersonalRecords => ({
  name: 'purchases',
  find: (site, person) =>
    db
      .selectFrom('purchases')
      .select(['id', 'vehicle_name', 'progress', 'agreed', 'created_at', 'changed_at'])
      .where('site', '=', site)
      .where(isOf(person))
      .orderBy('created_at')
      .execute(),
  async erase(trx, site, person) {
    const gone = await trx
      .deleteFrom('purchases')
      .where('site', '=', site)
      .where(isOf(person))
      .returning('id')
      .execute();
    return gone.length;
  },
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
