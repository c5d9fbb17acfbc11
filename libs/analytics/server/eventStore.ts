import { sql, type Db } from '@forecourt/service/database';
import { inLots } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { AnalyticsPort } from './analyticsPort.js';

const DAY = 86_400_000;
/** Rows that one statement deletes. */
const BATCH = 5000;

/** Embedded default: the platform's own table of events. */
export const eventStore = (): AnalyticsPort => ({
  async record(trx, site, events) {
    if (events.length === 0) return 0;
    const stored = await trx
      .insertInto('events')
      .values(
        events.map(({ id, key, vehicleId, about = {}, at }) => ({
          site,
          name: 'event',
          event_id: id,
          key,
          vehicle_id: vehicleId ?? null,
          payload: JSON.stringify(about),
          created_at: new Date(at),
        })),
      )
      .onConflict((conflict) => conflict.columns(['site', 'key']).where('key', 'is not', null).doNothing())
      .returning('id')
      .execute();
    return stored.length;
  },
});

/**
 * Deletes what a site counts no longer (`site.analytics.keepDays`). `now` is epoch milliseconds. Answers how many went.
 * Where `isOver` is true it ends after a lot.
 */
export async function forgetOldEvents(
  db: Db,
  { slug, site }: ConfiguredSite,
  now: number,
  isOver = (): boolean => false,
): Promise<number> {
  const until = new Date(now - site.analytics.keepDays * DAY);
  return inLots(BATCH, isOver, async () => {
    const { rows } = await sql`
      delete from events where id in (
        select id from events where site = ${slug} and created_at < ${until} order by created_at limit ${BATCH}
      ) returning id`.execute(db);
    return rows.length;
  });
}
