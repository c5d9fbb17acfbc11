import { createHash } from 'node:crypto';
import {
  sql,
  type AlertSubscriberTable,
  type Db,
  type Selectable,
  type Tables,
  type Transaction,
} from '@forecourt/service/database';
import { ALERT_LIMITS, type AlertEvery } from '@forecourt/enquiry';

export type Subscriber = Selectable<AlertSubscriberTable>;
export type Reader = Db | Transaction<Tables>;

/** A search as somebody saved it. */
export interface WantedSearch {
  readonly href: string;
  readonly text: string;
}

/** What an address requests messages about. */
export interface Wanted {
  readonly vehicleIds: readonly string[];
  readonly searches: readonly WantedSearch[];
  readonly every: AlertEvery;
}

/** Subscribers of one site. Every query begins here, so that none leaves its site (TEN-07). */
export const ofSite = (db: Reader, site: string) =>
  db.selectFrom('alert_subscribers').where('site', '=', site).selectAll();

/** By an id of a link, which may be one that became part of another. */
export const byLink = (db: Reader, site: string, id: string) =>
  ofSite(db, site).where((eb) => eb.or([eb('id', '=', id), sql<boolean>`${id} = any(former)`]));

/** The same address is the same search. */
export const searchId = (href: string): string => createHash('sha256').update(href).digest('base64url').slice(0, 16);

export async function addVehicles(
  trx: Transaction<Tables>,
  { site, id }: Pick<Subscriber, 'site' | 'id'>,
  vehicleIds: readonly string[],
  at: Date,
): Promise<void> {
  const known = await trx
    .selectFrom('alert_vehicles')
    .select('vehicle_id')
    .where('site', '=', site)
    .where('subscriber', '=', id)
    .execute();
  const added = [...new Set(vehicleIds)].filter((wanted) => !known.some((row) => row.vehicle_id === wanted));
  const fit = added.slice(0, Math.max(0, ALERT_LIMITS.vehicles - known.length));
  if (fit.length === 0) return;
  await trx
    .insertInto('alert_vehicles')
    .values(fit.map((vehicle_id) => ({ site, subscriber: id, vehicle_id, saved_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds searches, each address once; how many found no room. */
export async function addSearches(
  trx: Transaction<Tables>,
  { site, id }: Pick<Subscriber, 'site' | 'id'>,
  searches: readonly WantedSearch[],
  at: Date,
): Promise<number> {
  const known = await trx
    .selectFrom('alert_searches')
    .select('id')
    .where('site', '=', site)
    .where('subscriber', '=', id)
    .execute();
  const wanted = new Map(searches.map((search) => [searchId(search.href), search]));
  const added = [...wanted].filter(([key]) => !known.some((row) => row.id === key));
  const fit = added.slice(0, Math.max(0, ALERT_LIMITS.searches - known.length));
  if (fit.length > 0)
    await trx
      .insertInto('alert_searches')
      .values(
        fit.map(([key, { href, text }]) => ({
          site,
          subscriber: id,
          id: key,
          href,
          words: text,
          saved_at: at,
          looked_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return added.length - fit.length;
}
