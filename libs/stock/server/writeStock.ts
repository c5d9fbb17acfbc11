import { createHash } from 'node:crypto';
import { enqueue, sql, type OutboxEntry, type Tables, type Transaction } from '@forecourt/service/database';
import type { Vehicle } from '@forecourt/vehicle';
import { recordPrices, recordSold } from './priceRecord.js';

/** What a feed says of a vehicle, as text; times are ours, not the feed's. */
export function contentOf(vehicle: Vehicle): string {
  const {
    created_at_timestamp: _created,
    updated_at_timestamp: _updated,
    price_history: _prices,
    is_age_unknown: _isAgeUnknown,
    ...content
  } = vehicle;
  return JSON.stringify(content);
}

export const hashOf = (content: string): string => createHash('sha1').update(content).digest('base64url');

/** Hash of what a feed says of a vehicle. */
export const contentHash = (vehicle: Vehicle): string => hashOf(contentOf(vehicle));

/** A vehicle that is to be written, with the hash of what its feed says. */
export interface StockEntry {
  readonly vehicle: Vehicle;
  readonly hash: string;
}

/** Writes vehicles and, in the same transaction, the work of indexing them. Keeps what is known of their first day. */
export async function writeBatch(
  trx: Transaction<Tables>,
  site: string,
  batch: readonly StockEntry[],
  runId: string,
  at: number,
): Promise<void> {
  const addressed = await withAddresses(trx, site, batch);
  const rows = addressed.map(({ vehicle, hash }) => ({
    site,
    id: vehicle.id,
    stocknum: vehicle.stocknum,
    slug: vehicle.slug,
    vin: vehicle.vin ?? null,
    status: vehicle.status,
    // the price history has its own table
    data: JSON.stringify({ ...vehicle, price_history: undefined }),
    content_hash: hash,
    seen_in: runId,
  }));
  // one parameter for the whole batch: rows travel as JSON
  await sql`
    with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        site text,
        id text,
        stocknum text,
        slug text,
        vin text,
        status text,
        data text,
        content_hash text,
        seen_in text
      )
    ), moved as (
      -- a corrected title changes the address: links and search engines still have the one before
      insert into former_addresses (site, slug, vehicle_id)
      select v.site, v.slug, v.id from vehicles v join r on v.site = r.site and v.stocknum = r.stocknum
      where v.slug <> r.slug
      on conflict (site, slug) do update set vehicle_id = excluded.vehicle_id
    )
    insert into vehicles (site, id, stocknum, slug, vin, status, data, content_hash, seen_in)
    select r.site, r.id, r.stocknum, r.slug, r.vin, r.status, r.data::jsonb, r.content_hash, r.seen_in
    from r
    on conflict (site, stocknum) do update set
      slug = excluded.slug,
      vin = excluded.vin,
      status = excluded.status,
      content_hash = excluded.content_hash,
      seen_in = excluded.seen_in,
      updated_at = now(),
      -- a day that the feed names counts; else the first day that we know stays
      data = excluded.data || jsonb_build_object('id', vehicles.id) || case
        when excluded.data ? 'stock_date' then '{}'::jsonb
        else jsonb_strip_nulls(jsonb_build_object(
          'created_at_timestamp', vehicles.data->'created_at_timestamp',
          'is_age_unknown', vehicles.data->'is_age_unknown'
        ))
      end`.execute(trx);
  await recordPrices(
    trx,
    site,
    batch.map(({ vehicle }) => vehicle),
    at,
  );
  await enqueue(
    trx,
    indexEntries(
      site,
      batch.map(({ vehicle }) => vehicle.stocknum),
      runId,
    ),
  );
}

/**
 * The batch with an address for each vehicle alone. Stock numbers that differ in case or signs alone make one address:
 * the first vehicle has it, and keeps it.
 */
async function withAddresses(
  trx: Transaction<Tables>,
  site: string,
  batch: readonly StockEntry[],
): Promise<readonly StockEntry[]> {
  const taken = await trx
    .selectFrom('vehicles')
    .select(['slug', 'stocknum'])
    .where('site', '=', site)
    .where(
      'slug',
      'in',
      batch.map(({ vehicle }) => vehicle.slug),
    )
    .execute();
  const owners = new Map(taken.map(({ slug, stocknum }) => [slug, stocknum]));
  return batch.map((entry) => {
    const { slug, stocknum } = entry.vehicle;
    const owner = owners.get(slug) ?? stocknum;
    owners.set(slug, owner);
    if (owner === stocknum) return entry;
    const mark = createHash('sha1').update(stocknum).digest('hex').slice(0, 8);
    return { ...entry, vehicle: { ...entry.vehicle, slug: `${slug}-${mark}` } };
  });
}

const PER_ENTRY = 250;

/** Outbox entries that index vehicles, a few hundred in each. */
export function indexEntries(site: string, stocknums: readonly string[], runId: string): OutboxEntry[] {
  const entries: OutboxEntry[] = [];
  for (let at = 0; at < stocknums.length; at += PER_ENTRY) {
    const slice = stocknums.slice(at, at + PER_ENTRY);
    entries.push({ site, topic: 'index-vehicles', key: `${site}:${runId}:${slice[0]}`, payload: { stocknums: slice } });
  }
  return entries;
}

/** Vehicles that left the feed are sold, in one transaction with the work of indexing them. */
export async function sellVehicles(
  trx: Transaction<Tables>,
  site: string,
  stocknums: readonly string[],
  runId: string,
  at: number,
): Promise<void> {
  if (stocknums.length === 0) return;
  await sql`
    update vehicles set
      status = 'sold',
      updated_at = now(),
      data = data || jsonb_build_object('status', 'sold', 'sold_date_timestamp', ${Math.floor(at / 1000)}::bigint)
    where site = ${site}
      and stocknum in (select jsonb_array_elements_text(${JSON.stringify(stocknums)}::jsonb))`.execute(trx);
  await recordSold(trx, site, stocknums, at);
  await enqueue(trx, indexEntries(site, stocknums, `${runId}-sold`));
}
