import type { Db, Tables, Transaction } from '@forecourt/service/database';
import type { Summary } from './summary.js';
import type { Progress } from './progress.js';

/** Whose a purchase may be: of a browser, by its cookie, or of an account. */
export interface Who {
  /** Hash of the visitor's cookie. */
  readonly visitor: string | undefined;
  readonly shopper: string | undefined;
}

export interface PurchaseRow {
  readonly id: string;
  readonly site: string;
  readonly vehicle_id: string;
  readonly vehicle_slug: string;
  readonly shopper: string | null;
  readonly lead_id: string | null;
  readonly reservation_id: string | null;
  readonly progress: Progress;
  readonly agreed: (Summary & { readonly at: number; readonly text: string; readonly version: string }) | null;
  readonly orders: number;
}

const COLUMNS = [
  'id',
  'site',
  'vehicle_id',
  'vehicle_slug',
  'shopper',
  'lead_id',
  'reservation_id',
  'progress',
  'agreed',
  'orders',
] as const;

type Selected = Pick<PurchaseRow, Exclude<(typeof COLUMNS)[number], 'progress' | 'agreed'>> & {
  progress: object;
  agreed: object | null;
};

export const rowOf = (row: Selected | undefined): PurchaseRow | undefined => row as PurchaseRow | undefined;

/** Purchases of one site that are still kept. Every query begins here, so that none leaves its site (TEN-07). */
export const ofSite = (db: Db | Transaction<Tables>, site: string, now: number) =>
  db.selectFrom('purchases').select(COLUMNS).where('site', '=', site).where('expires_at', '>', new Date(now));

/**
 * Somebody's own purchase of a vehicle, as they left it last; one whose deposit was begun before others. What belongs
 * to an account is open to no one else, also in the browser where it began.
 */
export const ownOf = (
  db: Db | Transaction<Tables>,
  site: string,
  vehicleId: string,
  { visitor, shopper }: Who,
  now: number,
) =>
  ofSite(db, site, now)
    .where('vehicle_id', '=', vehicleId)
    .where((eb) =>
      eb.or([
        ...(shopper === undefined ? [] : [eb('shopper', '=', shopper)]),
        ...(visitor === undefined ? [] : [eb.and([eb('shopper', 'is', null), eb('visitor_hash', '=', visitor)])]),
        eb.val(false),
      ]),
    )
    .orderBy((eb) => eb('reservation_id', 'is', null))
    .orderBy('changed_at', 'desc')
    .limit(1);
