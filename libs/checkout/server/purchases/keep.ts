import { randomUUID } from 'node:crypto';
import type { Tables, Transaction } from '@forecourt/service/database';
import type { PurchaseConfig } from '@forecourt/checkout/domain';
import { vehicleColumns } from '../reservations/vehicleColumns.js';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import type { Progress } from './progress.js';
import { ownOf, rowOf, type PurchaseRow, type Who } from './rows.js';

/** Who saves: the visitor's cookie is there by now. */
export type Saver = Who & { readonly visitor: string };

/** Since when a purchase is as it is, and until when it is kept so. */
export interface Moments {
  readonly changed_at: Date;
  readonly expires_at: Date;
}

const DAY_MS = 24 * 3_600_000;

export const momentsOf = ({ keepDays }: Pick<PurchaseConfig, 'keepDays'>, now: number): Moments => ({
  changed_at: new Date(now),
  expires_at: new Date(now + keepDays * DAY_MS),
});

/** What a change of a purchase is about. */
export interface Keeping {
  readonly site: ConfiguredSite;
  readonly vehicle: Vehicle;
  readonly who: Saver;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly moments: Moments;
}

/** Changes somebody's own purchase, or begins it; what happens to one happens one after the other. */
export async function changeOwn(
  trx: Transaction<Tables>,
  keeping: Keeping,
  change: (progress: Progress) => Progress,
): Promise<PurchaseRow> {
  const { site, vehicle, who, moments } = keeping;
  const row = (await lockedOwn(trx, keeping)) ?? (await begin(trx, keeping));
  const progress = change(row.progress);
  const shopper = who.shopper ?? row.shopper;
  // of an account there is one: what was begun here and signed in for is the later one
  if (row.shopper === null && shopper !== null)
    await trx
      .deleteFrom('purchases')
      .where('site', '=', site.slug)
      .where('shopper', '=', shopper)
      .where('vehicle_id', '=', vehicle.id)
      .execute();
  await trx
    .updateTable('purchases')
    .set({
      progress: JSON.stringify(progress),
      shopper,
      vehicle_slug: vehicle.slug,
      vehicle_name: vehicleTitle(vehicle),
      ...moments,
    })
    .where('site', '=', site.slug)
    .where('id', '=', row.id)
    .execute();
  return { ...row, progress, shopper };
}

const lockedOwn = async (trx: Transaction<Tables>, { site, vehicle, who, now }: Keeping) =>
  rowOf(await ownOf(trx, site.slug, vehicle.id, who, now).forUpdate().executeTakeFirst());

async function begin(trx: Transaction<Tables>, keeping: Keeping): Promise<PurchaseRow> {
  const { site, vehicle, who, now, moments } = keeping;
  // what is over makes room
  await trx
    .deleteFrom('purchases')
    .where('site', '=', site.slug)
    .where('vehicle_id', '=', vehicle.id)
    .where('expires_at', '<=', new Date(now))
    .execute();
  await trx
    .insertInto('purchases')
    .values({
      id: randomUUID(),
      ...vehicleColumns(site, vehicle),
      visitor_hash: who.visitor,
      shopper: who.shopper ?? null,
      lead_id: null,
      reservation_id: null,
      progress: JSON.stringify({}),
      agreed: null,
      created_at: new Date(now),
      ...moments,
    })
    // the same visitor did so at this very moment
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await lockedOwn(trx, keeping);
  if (!made) throw new Error('A purchase was neither stored nor found.');
  return made;
}
