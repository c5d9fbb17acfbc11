import { sql, type Db, type OutboxHandler, type Tables, type Transaction } from '@forecourt/service/database';
import { vehicleNews, type VehicleNews } from '@forecourt/vehicle-detail/domain';
import type { Sites } from '@forecourt/service/sites';
import type { AlertsOptions } from './alerts.js';
import { tellsAlerts } from './options.js';
import { receiving } from './receivers.js';

/** Kind of the message. */
export const VEHICLE_NEWS = 'vehicle-news';

/** What a message tells, sealed with it: worded, and looked at again, when it leaves. */
export interface ReportedVehicle {
  readonly id: string;
  readonly news: VehicleNews;
}

interface Changed {
  readonly vehicle_id: string;
  readonly status: string;
  readonly watched_from: Date;
  readonly price_saved: number | null;
  readonly price_now: number | null;
  readonly priced_from: Date | null;
  readonly sold_at: string | null;
  readonly told_price: number | null;
  readonly told_sold: boolean | null;
}

/** Outbox work after an import: each subscriber gets one message about all changed vehicles they watch. */
export const stockNews =
  ({ db, sites, messages, now }: Omit<AlertsOptions, 'key'> & { readonly sites: Sites }): OutboxHandler =>
  async (entries) => {
    for (const entry of entries)
      for (const site of sites.all) {
        if (site.stockOwner !== entry.site || !tellsAlerts(site)) continue;
        const about = { site: site.slug, owner: site.stockOwner };
        for (const subscriber of await watchers(db, about)) {
          const ref = `${subscriber}.${entry.key}`;
          await db.transaction().execute(async (trx) => {
            const reported = await newsOf(trx, { ...about, subscriber });
            const found = reported.length > 0 ? await receiving(trx, site.slug, subscriber) : undefined;
            if (!found) return;
            await note(trx, site.slug, subscriber, reported, new Date(now()));
            const secret = JSON.stringify(reported);
            await messages.queue(trx, [{ site: site.slug, kind: VEHICLE_NEWS, ref, by: found.receiver.by, secret }]);
          });
        }
        messages.wake();
      }
  };

/** What a subscriber watches, of an account and without one. */
const watched = (site: string, subscriber?: string) => sql`
  select s.id as subscriber, i.vehicle_id, greatest(i.saved_at, s.since) as watched_from, i.saved_at
  from alert_subscribers s
  join (
    select a.site, a.subscriber, a.vehicle_id, a.saved_at from alert_vehicles a where a.site = ${site}
    union all
    select w.site, o.id, w.vehicle_id, w.saved_at from watchlist w
    join alert_subscribers o on o.site = w.site and o.shopper = w.shopper where w.site = ${site}
  ) i on i.site = s.site and i.subscriber = s.id
  where s.site = ${site} and s.tells_prices ${subscriber === undefined ? sql`` : sql`and s.id = ${subscriber}`}`;

/** Those for whom something may be new: a later price, or a sale that no message named. */
async function watchers(db: Db, { site, owner }: { site: string; owner: string }): Promise<string[]> {
  const { rows } = await sql<{ subscriber: string }>`
    select distinct i.subscriber from (${watched(site)}) i
    join vehicles v on v.site = ${owner} and v.id = i.vehicle_id
    left join alert_told t on t.site = ${site} and t.subscriber = i.subscriber and t.vehicle_id = i.vehicle_id
    where (v.status = 'sold' and t.is_sold is not true) or exists (
      select 1 from price_history h where h.site = ${owner} and h.vehicle_id = i.vehicle_id
        and h.asked_from > greatest(i.watched_from, coalesce(t.told_at, i.watched_from))
    ) order by 1`.execute(db);
  return rows.map(({ subscriber }) => subscriber);
}

async function newsOf(
  trx: Transaction<Tables>,
  { site, owner, subscriber }: { site: string; owner: string; subscriber: string },
): Promise<ReportedVehicle[]> {
  // one import after the other: two at once would both find it untold
  await sql`select 1 from alert_subscribers where site = ${site} and id = ${subscriber} for update`.execute(trx);
  const { rows } = await sql<Changed>`
    select distinct on (i.vehicle_id) i.vehicle_id, v.status, i.watched_from, last.price as price_now,
      last.asked_from as priced_from, v.data->>'sold_date_timestamp' as sold_at,
      (select h.price from price_history h where h.site = ${owner} and h.vehicle_id = i.vehicle_id
        and h.asked_from <= i.saved_at order by h.id desc limit 1) as price_saved,
      t.price as told_price, t.is_sold as told_sold
    from (${watched(site, subscriber)}) i
    join vehicles v on v.site = ${owner} and v.id = i.vehicle_id
    left join alert_told t on t.site = ${site} and t.subscriber = i.subscriber and t.vehicle_id = i.vehicle_id
    left join lateral (
      select h.price, h.asked_from from price_history h where h.site = ${owner} and h.vehicle_id = i.vehicle_id
      order by h.id desc limit 1
    ) last on true
    order by i.vehicle_id, i.saved_at`.execute(trx);
  return rows.flatMap((row) => {
    const soldAt = Number(row.sold_at ?? NaN);
    const news = vehicleNews({
      status: row.status,
      watchedFrom: row.watched_from.getTime(),
      priceSaved: row.price_saved,
      priceNow: row.price_now,
      pricedFrom: row.priced_from?.getTime() ?? null,
      soldAt: Number.isFinite(soldAt) ? soldAt * 1000 : null,
      told: row.told_sold === null ? undefined : { price: row.told_price, isSold: row.told_sold },
    });
    return news ? [{ id: row.vehicle_id, news }] : [];
  });
}

async function note(
  trx: Transaction<Tables>,
  site: string,
  subscriber: string,
  reported: readonly ReportedVehicle[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('alert_told')
    .values(
      reported.map(({ id, news }) => ({
        ...{ site, subscriber, vehicle_id: id, told_at: at },
        price: news.kind === 'drop' ? news.to : null,
        is_sold: news.kind === 'sold',
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['site', 'subscriber', 'vehicle_id']).doUpdateSet((eb) => ({
        price: eb.fn.coalesce('excluded.price', 'alert_told.price'),
        is_sold: eb.ref('excluded.is_sold'),
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute();
}
