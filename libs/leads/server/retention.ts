import { sql, type Db } from '@forecourt/service/database';
import { inLots } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { SEND_LEAD } from './deliveries.js';
import { forgetDeliveries } from './personalLeads.js';

const DAY = 24 * 3_600_000;
/** Leads that one statement deletes. */
const BATCH = 500;

/**
 * Deletes what a site keeps no longer (`leads.keepDays`): leads of that age that wait for nothing. `now` is epoch
 * milliseconds. Answers how many went. Where `isOver` is true it ends after a lot.
 */
export async function forgetOldLeads(
  db: Db,
  site: ConfiguredSite,
  now: number,
  isOver = (): boolean => false,
): Promise<number> {
  const { keepDays } = site.leads;
  if (keepDays === null) return 0;
  const until = new Date(now - keepDays * DAY);
  return inLots(BATCH, isOver, () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        delete from leads where site = ${site.slug} and id in (
          select id from leads l where l.site = ${site.slug} and l.created_at < ${until} and not exists (
            select 1 from outbox o where o.topic = ${SEND_LEAD} and o.key like l.id || '/%'
              and o.done_at is null and o.failed_at is null
          ) order by l.created_at limit ${BATCH}
        ) returning id`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await forgetDeliveries(trx, site.slug, ids);
      return ids.length;
    }),
  );
}
