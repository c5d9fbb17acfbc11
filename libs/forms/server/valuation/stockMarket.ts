import { sql, type Db } from '@forecourt/service/database';
import { YEARS, type MarketVehicle } from '@forecourt/vehicle-detail/domain';
import { effectivePrice } from '@forecourt/vehicle';

/** So many listings of one model are a market already. */
const MOST = 2000;

interface MarketRow {
  item_type: string;
  site: string;
  id: string;
  vin: string | null;
  badge: string | null;
  year: number;
  km: number | null;
  price: number | null;
  offer_price: number | null;
  price_type: string | null;
}

/** Sites whose stock counts in an estimate for a stock, each by the slug that its stock is kept under. */
export type MarketSites = (stockOwner: string) => readonly string[];

export interface MarketQuestion {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Of any kind where it is left out. */
  readonly item_type?: string;
  /** Model years to either side. */
  readonly years?: number;
}

/** Used vehicles for sale on some sites, of one make and model and of years near to one. */
export async function marketOf(
  db: Db,
  { make, model, year, item_type, years = YEARS }: MarketQuestion,
  sites: readonly string[],
): Promise<MarketVehicle[]> {
  const { rows } = await sql<MarketRow>`
    select
      site,
      id,
      vin,
      data->>'item_type' as item_type,
      data->>'badge' as badge,
      (data->>'year')::float8 as year,
      (data->>'km')::float8 as km,
      (data->>'price')::float8 as price,
      (data->>'offer_price')::float8 as offer_price,
      data->>'price_type' as price_type
    from vehicles
    where site = any(${sites}::text[])
      and lower(data->>'make') = ${make.trim().toLowerCase()}
      and lower(data->>'model') = ${model.trim().toLowerCase()}
      and status in ('in_stock', 'coming_soon')
      and data->>'car_type' = 'used'
      and data->>'item_type' = ${item_type ?? sql`data->>'item_type'`}
      and coalesce(data->>'show_on_dealer_website', 'true') = 'true'
      and (data->>'year')::float8 between ${year - years} and ${year + years}
    limit ${MOST}`.execute(db);
  return rows.flatMap((row) => {
    const price = priceOf(row);
    if (price === undefined) return [];
    return [
      {
        key: keyOf(row.site, row.id, row.vin ?? undefined),
        item_type: row.item_type,
        car_type: 'used',
        make,
        model,
        badge: row.badge ?? undefined,
        year: row.year,
        km: row.km ?? undefined,
        price,
        price_type: row.price_type ?? undefined,
      },
    ];
  });
}

const priceOf = ({ price, offer_price }: MarketRow): number | undefined =>
  effectivePrice({ ...(price === null ? {} : { price }), ...(offer_price === null ? {} : { offer_price }) });

/** A vehicle may be on several sites: by its VIN it is one. */
export const keyOf = (site: string, id: string, vin: string | undefined): string => vin ?? `${site}:${id}`;
