import { effectivePrice } from './price.js';
import type { Vehicle } from './vehicle.js';

/**
 * Facts that conditions and stock rules may name, with the kind of their value. A closed list: a misspelt fact fails
 * validation.
 */
export const VEHICLE_FACTS = {
  car_type: 'string',
  status: 'string',
  item_type: 'string',
  make: 'string',
  model: 'string',
  body: 'string',
  fuel: 'string',
  state: 'string',
  city: 'string',
  tag: 'string',
  dealership_slug: 'string',
  location_slug: 'string',
  stocknum: 'string',
  show_on_dealer_website: 'bool',
  reserved: 'bool',
  certified: 'bool',
  preorder: 'bool',
  price: 'number',
  year: 'number',
  km: 'number',
  photos_count: 'number',
  sold_days_ago: 'number',
} as const;
export type VehicleFact = keyof typeof VEHICLE_FACTS;

/**
 * What is known of one vehicle. `sold_days_ago` is counted at `now` (epoch milliseconds) and absent for unsold
 * vehicles.
 */
export type VehicleFacts = { readonly [Fact in VehicleFact]?: string | number | boolean | undefined };

const DAY_SECONDS = 86_400;

/** Facts of a vehicle, the same as its document in the search collection has: the price is the effective one. */
export function vehicleFacts(
  vehicle: Omit<Vehicle, 'images'> & { images?: readonly unknown[] },
  now: number,
): VehicleFacts {
  return {
    car_type: vehicle.car_type,
    status: vehicle.status,
    item_type: vehicle.item_type,
    make: vehicle.make,
    model: vehicle.model,
    body: vehicle.simple_body,
    fuel: vehicle.simple_fuel,
    state: vehicle.state,
    city: vehicle.city,
    tag: vehicle.tag,
    dealership_slug: vehicle.dealership_slug,
    location_slug: vehicle.location?.slug,
    stocknum: vehicle.stocknum,
    show_on_dealer_website: vehicle.show_on_dealer_website ?? true,
    reserved: vehicle.reserved ?? false,
    certified: vehicle.certified ?? false,
    preorder: vehicle.preorder ?? false,
    price: effectivePrice(vehicle),
    year: vehicle.year,
    km: vehicle.km,
    photos_count: vehicle.images?.length ?? 0,
    sold_days_ago:
      vehicle.sold_date_timestamp === undefined ? undefined : (now / 1000 - vehicle.sold_date_timestamp) / DAY_SECONDS,
  };
}
