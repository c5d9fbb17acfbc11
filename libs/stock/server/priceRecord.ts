import { sql, type Tables, type Transaction } from '@forecourt/service/database';
import { effectivePrice, isAvailable, type Vehicle } from '@forecourt/vehicle';

/** No vehicle costs more; a wrong price in a feed must not stop an import. */
const MOST_DOLLARS = 1_000_000_000;

/** Asking price now, dollars; null while the vehicle has no price or is not for sale. */
function askedPrice(vehicle: Vehicle): number | null {
  const price = isAvailable(vehicle) ? effectivePrice(vehicle) : undefined;
  return price !== undefined && price < MOST_DOLLARS ? price : null;
}

/**
 * Records asking prices and when each starts, in the transaction that writes the vehicles. Adds a row only where the
 * price differs from the last one. A price history that comes with a vehicle is stored first, if the vehicle has no
 * record yet.
 */
export async function recordPrices(
  trx: Transaction<Tables>,
  site: string,
  vehicles: readonly Vehicle[],
  at: number,
): Promise<void> {
  const known = vehicles.flatMap(({ stocknum, price_history: history = [] }) =>
    [...history]
      .sort((a, b) => a.from - b.from)
      .map(({ from, price }) => ({ stocknum, from: new Date(from * 1000).toISOString(), price })),
  );
  if (known.length > 0)
    await sql`
      insert into price_history (site, vehicle_id, asked_from, price)
      select v.site, v.id, r."from", r.price
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r(stocknum text, "from" timestamptz, price int)
      join vehicles v on v.site = ${site} and v.stocknum = r.stocknum
      where not exists (select 1 from price_history h where h.site = v.site and h.vehicle_id = v.id)
      order by v.id, r."from"`.execute(trx);
  const prices = vehicles.map((vehicle) => ({ stocknum: vehicle.stocknum, price: askedPrice(vehicle) }));
  await addChanges(trx, site, prices, at);
}

/** Records that vehicles are no longer for sale and have no price. */
export const recordSold = (
  trx: Transaction<Tables>,
  site: string,
  stocknums: readonly string[],
  at: number,
): Promise<void> =>
  addChanges(
    trx,
    site,
    stocknums.map((stocknum) => ({ stocknum, price: null })),
    at,
  );

async function addChanges(
  trx: Transaction<Tables>,
  site: string,
  prices: readonly { stocknum: string; price: number | null }[],
  at: number,
): Promise<void> {
  await sql`
    insert into price_history (site, vehicle_id, asked_from, price)
    select v.site, v.id, ${new Date(at).toISOString()}::timestamptz, r.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r(stocknum text, price int)
    join vehicles v on v.site = ${site} and v.stocknum = r.stocknum
    where r.price is distinct from (
      select h.price from price_history h where h.site = v.site and h.vehicle_id = v.id order by h.id desc limit 1
    )`.execute(trx);
}

/**
 * The record of a row of `vehicles`, oldest first; null where there is none. A part of the question that reads
 * vehicles.
 */
export const PRICE_HISTORY = sql<{ from: number; price: number | null }[] | null>`(
  select jsonb_agg(
    jsonb_build_object('from', floor(extract(epoch from h.asked_from))::int8, 'price', h.price)
    order by h.id
  )
  from price_history h
  where h.site = vehicles.site and h.vehicle_id = vehicles.id
)`;
