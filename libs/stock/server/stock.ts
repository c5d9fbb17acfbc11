import { sql, type Db, type RawBuilder } from '@forecourt/service/database';
import type { PriceChange, Vehicle } from '@forecourt/vehicle';
import { cleanHtml } from './feed/html.js';
import { contentHash, writeBatch } from './writeStock.js';
import { PRICE_HISTORY } from './priceRecord.js';

/** Vehicles that are kept under one site's name: every query is bound to it (TEN-07). */
export interface SiteStock {
  /** By its address; an earlier one leads to the vehicle too, which then says its present address. */
  bySlug(slug: string): Promise<Vehicle | undefined>;
  byId(id: string): Promise<Vehicle | undefined>;
  byStockNumber(stocknum: string): Promise<Vehicle | undefined>;
  byStockNumbers(stocknums: readonly string[]): Promise<Vehicle[]>;
  count(): Promise<number>;
  /** Vehicles in the order of their stock numbers, a page at a time. */
  pages(size?: number): AsyncGenerator<Vehicle[]>;
  /** Writes vehicles through the way that imports take. */
  seed(vehicles: readonly Vehicle[], runId: string): Promise<void>;
  /** Whether a vehicle of the site has a picture of another server at this address. */
  hasPicture(address: string): Promise<boolean>;
  /** Stock numbers that look like one, for messages. */
  similarNumbers(stocknum: string): Promise<string[]>;
}

/**
 * A vehicle that a shopper holds is reserved, whatever its feed says (BUY-01). So is one that was bought, until its
 * feed reports the sale: 30 days at most (`COMPLETED_DAYS`), as it may come back.
 */
export const IS_HELD: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from reservations r where r.stock_owner = vehicles.site and r.vehicle_id = vehicles.id
    and (r.state = 'held' or r.state = 'completed' and r.ended_at > now() - interval '30 days')
)`;

const COLUMNS = ['data', PRICE_HISTORY.as('prices'), IS_HELD.as('held')] as const;

/** Addresses of a vehicle's pictures on other servers, in the words of their index. */
const PICTURES = sql.raw(`(
  jsonb_path_query_array(data, 'lax $.images[*].url ? (@ like_regex "//")')
  || jsonb_path_query_array(data, 'lax $.spin_images[*] ? (@ like_regex "//")')
  || jsonb_path_query_array(data, 'lax $.spin_interior_image ? (@ like_regex "//")')
)`);

/** A vehicle as it is stored, with the record of its prices. */
const vehicleOf = (row: { data: unknown; prices: readonly PriceChange[] | null; held: boolean }): Vehicle => ({
  ...(row.data as Vehicle),
  ...(row.prices ? { price_history: row.prices } : {}),
  ...(row.held ? { reserved: true } : {}),
});

/** `site` is one that owns stock: an import's, the index's. What a site shows is `shownStock`. */
export function siteStock(db: Db, site: string): SiteStock {
  const ofSite = () => db.selectFrom('vehicles').where('site', '=', site);
  const one = async (column: 'id' | 'slug' | 'stocknum', value: string): Promise<Vehicle | undefined> => {
    // a character that no row can hold
    if (value.includes('\u0000')) return undefined;
    const row = await ofSite().select(COLUMNS).where(column, '=', value).executeTakeFirst();
    return row && vehicleOf(row);
  };
  const movedFrom = async (slug: string): Promise<Vehicle | undefined> => {
    if (slug.includes('\u0000')) return undefined;
    const former = await db
      .selectFrom('former_addresses')
      .select('vehicle_id')
      .where('site', '=', site)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return former && one('id', former.vehicle_id);
  };
  return {
    async bySlug(slug) {
      const vehicle = (await one('slug', slug)) ?? (await movedFrom(slug));
      // pages put it into their HTML as it is: rows that came in another way than a feed are cleaned here
      return vehicle?.dealercomments === undefined
        ? vehicle
        : { ...vehicle, dealercomments: cleanHtml(vehicle.dealercomments) };
    },
    byId: (id) => one('id', id),
    byStockNumber: (stocknum) => one('stocknum', stocknum),
    async byStockNumbers(stocknums) {
      if (stocknums.length === 0) return [];
      const rows = await ofSite()
        .select(COLUMNS)
        .where('stocknum', 'in', [...stocknums])
        .execute();
      return rows.map(vehicleOf);
    },
    async count() {
      const { n } = await ofSite()
        .select((e) => e.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    async *pages(size = 1000) {
      let last = '';
      for (;;) {
        const rows = await ofSite()
          .select(['stocknum', ...COLUMNS])
          .where('stocknum', '>', last)
          .orderBy('stocknum')
          .limit(size)
          .execute();
        if (rows.length === 0) return;
        last = rows.at(-1)?.stocknum ?? last;
        yield rows.map(vehicleOf);
      }
    },
    async seed(vehicles, runId) {
      for (let at = 0; at < vehicles.length; at += 1000) {
        const batch = vehicles.slice(at, at + 1000).map((vehicle) => ({ vehicle, hash: contentHash(vehicle) }));
        await db.transaction().execute((trx) => writeBatch(trx, site, batch, runId, Date.now()));
      }
    },
    async hasPicture(address) {
      // characters that no row can hold
      if (address.includes('\u0000') || /\p{Cs}/u.test(address)) return false;
      // filter by the indexed address first, then check the site of the few rows that are left
      const { rows } = await sql`
        select 1 from (
          select site from vehicles where ${PICTURES} @> ${JSON.stringify([address])}::jsonb offset 0
        ) found where site = ${site} limit 1`.execute(db);
      return rows.length > 0;
    },
    async similarNumbers(stocknum) {
      const beginning = stocknum.slice(0, 4).replace(/[%_\\]/g, '');
      const { rows } = await sql<{ stocknum: string }>`
        select stocknum
        from vehicles
        where site = ${site} and stocknum ilike ${`%${beginning}%`}
        order by stocknum
        limit 5`.execute(db);
      return rows.map((row) => row.stocknum);
    },
  };
}
