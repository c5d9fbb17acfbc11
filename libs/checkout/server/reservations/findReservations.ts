import type { Db } from '@forecourt/service/database';
import type { Person } from '@forecourt/service/privacy';
import { isOf } from './personalReservations.js';
import { ofSite, rowOf, type ReservationRow } from './rows.js';
import { hashOf } from './tokens.js';

/** Reservations that an account's page has at most. */
const MOST = 50;

/** A reservation of a site by its id. */
export const findById = async (db: Db, site: string, id: string): Promise<ReservationRow | undefined> =>
  rowOf(await ofSite(db, site).where('id', '=', id).executeTakeFirst());

/** That which was made with a key, which one shopper's browser made up for it. */
export const findByKey = async (db: Db, site: string, key: string): Promise<ReservationRow | undefined> =>
  rowOf(await ofSite(db, site).where('idempotency_key', '=', key).executeTakeFirst());

/** The reservation that a link's token opens. */
export const findByToken = async (db: Db, site: string, token: string): Promise<ReservationRow | undefined> =>
  rowOf(await ofSite(db, site).where('token_hash', '=', hashOf(token)).executeTakeFirst());

/** A visitor's own latest reservation of a vehicle. */
export const findOwn = async (
  db: Db,
  site: string,
  { vehicleId, visitor }: { vehicleId: string; visitor: string },
): Promise<ReservationRow | undefined> =>
  rowOf(
    await ofSite(db, site)
      .where('visitor_hash', '=', hashOf(visitor))
      .where('vehicle_id', '=', vehicleId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

/** Those under the proven addresses of an account, the latest first. */
export async function findOfAccount(db: Db, site: string, person: Person): Promise<ReservationRow[]> {
  const rows = await ofSite(db, site).where(isOf(person)).orderBy('created_at', 'desc').limit(MOST).execute();
  return rows.flatMap((row) => rowOf(row) ?? []);
}
