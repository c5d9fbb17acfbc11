import { sql, type Tables, type Transaction } from '@forecourt/service/database';
import { newId } from './tokens.js';
import { ofSite, type Subscriber } from './rows.js';

/** Vehicles that a watchlist has room for. */
interface Room {
  /** Undefined on a site without a watchlist: vehicles stay where they are. */
  readonly watchlistLimit: number | undefined;
}

/** The subscriber of an account, created when first needed; gets no messages until switched on. */
export async function ofShopper(
  trx: Transaction<Tables>,
  site: string,
  shopper: string,
  fresh: { readonly every: 'day' | 'week'; readonly at: Date },
): Promise<Subscriber> {
  const { every, at } = fresh;
  await trx
    .insertInto('alert_subscribers')
    .values({
      site,
      id: newId(),
      email: null,
      shopper,
      tells_prices: false,
      tells_matches: false,
      every,
      since: at,
      searched_at: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['site', 'shopper']).doNothing())
    .execute();
  return ofSite(trx, site).where('shopper', '=', shopper).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Moves the subscription of an address to the account that proved the address: vehicles go to the watchlist, searches
 * and links go on. Does nothing for an address that requested nothing, or has not confirmed it.
 */
export async function joinAddress(
  trx: Transaction<Tables>,
  site: string,
  { email, shopper }: { readonly email: string; readonly shopper: string },
  room: Room,
): Promise<void> {
  const found = await ofSite(trx, site).where('email', '=', email).forUpdate().executeTakeFirst();
  if (!found) return;
  const own = await ofSite(trx, site).where('shopper', '=', shopper).forUpdate().executeTakeFirst();
  if (own) await absorb(trx, found, own);
  await trx
    .updateTable('alert_subscribers')
    .set({ email: null, shopper })
    .where('site', '=', site)
    .where('id', '=', found.id)
    .execute();
  await watch(trx, site, { subscriber: found.id, shopper }, room);
}

/** An account becomes part of another, and its subscription with it. */
export async function joinShoppers(
  trx: Transaction<Tables>,
  site: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const [gone, own] = [
    await ofSite(trx, site).where('shopper', '=', from).forUpdate().executeTakeFirst(),
    await ofSite(trx, site).where('shopper', '=', into).forUpdate().executeTakeFirst(),
  ];
  if (!gone) return;
  if (own) await absorb(trx, gone, own);
  await trx
    .updateTable('alert_subscribers')
    .set({ shopper: into })
    .where('site', '=', site)
    .where('id', '=', gone.id)
    .execute();
}

/** One subscriber takes up another, which is gone then; its links lead to the one. */
async function absorb(trx: Transaction<Tables>, into: Subscriber, gone: Subscriber): Promise<void> {
  const { site } = into;
  await sql`
    insert into alert_vehicles (site, subscriber, vehicle_id, saved_at)
    select site, ${into.id}, vehicle_id, saved_at from alert_vehicles where site = ${site} and subscriber = ${gone.id}
    on conflict do nothing`.execute(trx);
  await sql`
    insert into alert_searches (site, subscriber, id, href, words, saved_at, looked_at)
    select site, ${into.id}, id, href, words, saved_at, looked_at from alert_searches
    where site = ${site} and subscriber = ${gone.id} on conflict do nothing`.execute(trx);
  await sql`
    insert into alert_told (site, subscriber, vehicle_id, price, is_sold, told_at)
    select site, ${into.id}, vehicle_id, price, is_sold, told_at from alert_told
    where site = ${site} and subscriber = ${gone.id} on conflict do nothing`.execute(trx);
  await trx.deleteFrom('alert_subscribers').where('site', '=', site).where('id', '=', gone.id).execute();
  await trx
    .updateTable('alert_subscribers')
    .set({
      tells_prices: into.tells_prices || gone.tells_prices,
      tells_matches: into.tells_matches || gone.tells_matches,
      // what was news to neither of them is none to both
      since: new Date(Math.max(into.since.getTime(), gone.since.getTime())),
      former: [...into.former, ...gone.former, gone.id],
    })
    .where('site', '=', site)
    .where('id', '=', into.id)
    .execute();
}

async function watch(
  trx: Transaction<Tables>,
  site: string,
  { subscriber, shopper }: { readonly subscriber: string; readonly shopper: string },
  { watchlistLimit }: Room,
): Promise<void> {
  if (watchlistLimit === undefined) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`watchlist ${site} ${shopper}`}, 0))`.execute(trx);
  await sql`
    insert into watchlist (site, shopper, vehicle_id, saved_at)
    select site, ${shopper}, vehicle_id, saved_at
    from alert_vehicles
    where site = ${site} and subscriber = ${subscriber}
    order by saved_at desc
    limit greatest(0, ${watchlistLimit}::int - (
      select count(*)::int
      from watchlist
      where site = ${site} and shopper = ${shopper}
    ))
    on conflict do nothing`.execute(trx);
  await sql`
    delete from alert_vehicles a
    where a.site = ${site}
      and a.subscriber = ${subscriber}
      and exists (
        select 1
        from watchlist w
        where w.site = a.site and w.shopper = ${shopper} and w.vehicle_id = a.vehicle_id
      )`.execute(trx);
}
