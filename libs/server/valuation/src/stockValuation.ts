import { sql, type Db } from '@forecourt/database';
import { estimateGauge, YEARS, type MarketVehicle } from '@forecourt/market';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import type { ValuationPort } from './valuationPort.js';

/** So many listings of one model are a market already. */
const MOST = 2000;

interface MarketRow {
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

/**
 * Estimates from the stock of all sites: the market is wider than one dealer. Only figures of at least three vehicles
 * together leave this module, never a vehicle, a price of one or the site that it stands on.
 */
export const stockValuation = (db: Db): ValuationPort => ({
  isNear: true,
  async gauge(vehicle, site) {
    const subject = subjectOf(vehicle, site);
    if (!subject || subject.car_type !== 'used') return undefined;
    return estimateGauge(subject, await marketOf(db, subject));
  },
});

function subjectOf(vehicle: Vehicle, site: string): (MarketVehicle & { year: number }) | undefined {
  const price = effectivePrice(vehicle);
  if (price === undefined || vehicle.year === undefined) return undefined;
  const { item_type, car_type, make, model, badge, year, km, price_type } = vehicle;
  return { key: keyOf(site, vehicle.id, vehicle.vin), item_type, car_type, make, model, badge, year, km, price, price_type }; // prettier-ignore
}

async function marketOf(db: Db, subject: MarketVehicle & { year: number }): Promise<MarketVehicle[]> {
  const { make, model, item_type, year } = subject;
  const { rows } = await sql<MarketRow>`
    select site, id, vin, data->>'badge' as badge, (data->>'year')::float8 as year, (data->>'km')::float8 as km,
      (data->>'price')::float8 as price, (data->>'offer_price')::float8 as offer_price, data->>'price_type' as price_type
    from vehicles
    where lower(data->>'make') = ${make.trim().toLowerCase()} and lower(data->>'model') = ${model.trim().toLowerCase()}
      and status in ('in_stock', 'coming_soon') and data->>'car_type' = 'used' and data->>'item_type' = ${item_type}
      and coalesce(data->>'show_on_dealer_website', 'true') = 'true'
      and (data->>'year')::float8 between ${year - YEARS} and ${year + YEARS}
    limit ${MOST}`.execute(db);
  return rows.flatMap((row) => {
    const price = priceOf(row);
    if (price === undefined) return [];
    return [
      {
        key: keyOf(row.site, row.id, row.vin ?? undefined),
        item_type,
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

/** A vehicle may stand on several sites: by its VIN it is one. */
const keyOf = (site: string, id: string, vin: string | undefined): string => vin ?? `${site}:${id}`;
