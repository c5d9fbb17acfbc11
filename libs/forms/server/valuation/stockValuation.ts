import type { Db } from '@forecourt/service/database';
import { estimateGauge, type MarketVehicle } from '@forecourt/vehicle-detail/domain';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { keyOf, marketOf, type MarketSites } from './stockMarket.js';
import type { ValuationPort } from './valuationPort.js';

/**
 * Estimates from the stock of the sites that may count: the market is wider than one dealer. Only figures of at least
 * three vehicles together leave this module, never a vehicle, a price of one or the site that it is on.
 */
export const stockValuation = (db: Db, marketSites: MarketSites): ValuationPort => ({
  isNear: true,
  async gauge(vehicle, site) {
    const subject = subjectOf(vehicle, site);
    if (!subject || subject.car_type !== 'used') return undefined;
    return estimateGauge(subject, await marketOf(db, subject, marketSites(site)));
  },
});

function subjectOf(vehicle: Vehicle, site: string): (MarketVehicle & { year: number }) | undefined {
  const price = effectivePrice(vehicle);
  if (price === undefined || vehicle.year === undefined) return undefined;
  const { item_type, car_type, make, model, badge, year, km, price_type } = vehicle;
  return {
    key: keyOf(site, vehicle.id, vehicle.vin),
    item_type,
    car_type,
    make,
    model,
    badge,
    year,
    km,
    price,
    price_type,
  };
}
