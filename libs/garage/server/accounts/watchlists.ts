import { sql, type Db } from '@forecourt/service/database';

/** Vehicles that one account may keep. */
export const WATCHLIST_LIMIT = 200;

export interface Watched {
  readonly vehicleId: string;
  readonly savedAt: Date;
}

/** What shoppers with an account keep an eye on. */
export class Watchlists {
  readonly #db: Db;
  readonly #now: () => number;
  constructor({ db, now = Date.now }: { readonly db: Db; readonly now?: () => number }) {
    this.#db = db;
    this.#now = now;
  }

  /** The latest first. */
  async of(site: string, shopper: string): Promise<Watched[]> {
    const rows = await this.#db
      .selectFrom('watchlist')
      .select(['vehicle_id', 'saved_at'])
      .where('site', '=', site)
      .where('shopper', '=', shopper)
      .orderBy('saved_at', 'desc')
      .orderBy('vehicle_id')
      .execute();
    return rows.map((row) => ({ vehicleId: row.vehicle_id, savedAt: row.saved_at }));
  }

  /** Saves vehicles, those that are there already but once. False when they do not all fit: none is saved then. */
  save(site: string, shopper: string, vehicleIds: readonly string[]): Promise<boolean> {
    const saved_at = new Date(this.#now());
    return this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`watchlist ${site} ${shopper}`}, 0))`.execute(trx);
      const rows = await trx
        .selectFrom('watchlist')
        .select('vehicle_id')
        .where('site', '=', site)
        .where('shopper', '=', shopper)
        .execute();
      const known = new Set(rows.map((row) => row.vehicle_id));
      const added = [...new Set(vehicleIds)].filter((id) => !known.has(id));
      if (known.size + added.length > WATCHLIST_LIMIT) return false;
      if (added.length > 0)
        await trx
          .insertInto('watchlist')
          .values(added.map((vehicle_id) => ({ site, shopper, vehicle_id, saved_at })))
          .execute();
      return true;
    });
  }

  async remove(site: string, shopper: string, vehicleId: string): Promise<void> {
    await this.#db
      .deleteFrom('watchlist')
      .where('site', '=', site)
      .where('shopper', '=', shopper)
      .where('vehicle_id', '=', vehicleId)
      .execute();
  }
}
