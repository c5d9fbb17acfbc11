import type { Vehicle } from './vehicle.js';

/** Facts that conditions and stock rules may name. A closed list: a misspelt fact fails validation. */
export const VEHICLE_FACTS = [
  'car_type',
  'status',
  'item_type',
  'make',
  'model',
  'body',
  'fuel',
  'state',
  'city',
  'tag',
  'dealership_slug',
  'location_slug',
  'stocknum',
  'show_on_dealer_website',
  'reserved',
  'certified',
  'preorder',
  'price',
  'year',
  'km',
  'photos_count',
  'sold_days_ago',
] as const;
export type VehicleFact = (typeof VEHICLE_FACTS)[number];

/** What is known of one vehicle. `sold_days_ago` is counted at `now` (epoch milliseconds) and absent for unsold vehicles. */
export type VehicleFacts = { readonly [Fact in VehicleFact]?: string | number | boolean | undefined };

const DAY_SECONDS = 86_400;

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
    price: vehicle.price,
    year: vehicle.year,
    km: vehicle.km,
    photos_count: vehicle.images?.length ?? 0,
    sold_days_ago:
      vehicle.sold_date_timestamp === undefined ? undefined : (now / 1000 - vehicle.sold_date_timestamp) / DAY_SECONDS,
  };
}
