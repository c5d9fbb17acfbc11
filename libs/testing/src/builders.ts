import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import { remember } from './ownStock.js';

/** Moment that built vehicles count from: 20 November 2026, 10:00 in Sydney. Epoch milliseconds. */
export const NOW = Date.UTC(2026, 10, 19, 23);

/** A vehicle with believable values; name what matters to the test. */
export const buildVehicle = (values: Partial<Vehicle> = {}): Vehicle =>
  remember({ ...defaultVehicle(), ...values }, { values });

/** The same as a search result carries it. */
export const buildSummary = (values: Partial<VehicleSummary> = {}): VehicleSummary =>
  remember({ ...defaultSummary(), ...values }, { values, isSummary: true });

function defaultVehicle(): Vehicle {
  return {
    id: 'A1',
    slug: '2021-kia-sorento-sport-a1',
    stocknum: 'A1',
    item_type: 'car',
    car_type: 'used',
    status: 'in_stock',
    year: 2021,
    make: 'Kia',
    model: 'Sorento',
    badge: 'Sport',
    simple_body: 'SUV',
    simple_fuel: 'Diesel',
    simple_transmission: 'Automatic',
    km: 42_000,
    price: 41_990,
    price_type: 'drive_away_price',
    images: [{ url: 'stock/toyota-rav4/blue/forecourt/front.webp' }],
    created_at_timestamp: NOW / 1000 - 30 * 86_400,
    updated_at_timestamp: NOW / 1000,
  };
}

function defaultSummary(): VehicleSummary {
  const { images, ...vehicle } = defaultVehicle();
  return {
    ...vehicle,
    title: '2021 Kia Sorento Sport',
    thumbnails: images.map(({ url }) => url),
    photos_count: images.length,
    location_name: 'Harbour Auburn',
  };
}
