import type { VehicleSummary } from '@forecourt/vehicle';
import { buildSummary } from './builders.js';

/** The longest names in real stock. */
export const LONGEST = {
  make: 'Mercedes-Benz',
  model: 'Sprinter 516 CDI Long Wheel Base High Roof',
  badge: 'W204 BlueEFFICIENCY Avantgarde Sedan 4dr 7G-TRONIC + 7sp 1.8 [MY14.5]',
  title: '2014 Mercedes-Benz Sprinter 516 CDI Long Wheel Base High Roof',
  location_name: 'Gold Coast Volkswagen Commercial Centre Sunshine Automotive',
} as const;

/** A vehicle with the longest words and the largest figures: what fits it, fits. */
export function buildLargest(values: Partial<VehicleSummary> = {}): VehicleSummary {
  // a copy, which no dealer's stock takes the place of: the words are what the story shows
  return {
    ...buildSummary(),
    id: 'largest',
    slug: 'largest',
    year: 2014,
    ...LONGEST,
    km: 999_999,
    price: 99_999_999,
    simple_transmission: 'Sports Automatic Dual Clutch',
    simple_body: 'People Mover',
    simple_fuel: 'Petrol - Premium Unleaded ULP',
    ...values,
  };
}

/** As many vehicles as `count`, which differ in id, slug and badge; `values` apply to all of them. */
export const buildStock = (count: number, values: Partial<VehicleSummary> = {}): VehicleSummary[] =>
  Array.from({ length: count }, (_, index) =>
    buildSummary({ id: `S${index + 1}`, slug: `s${index + 1}`, badge: `Sport ${index + 1}`, ...values }),
  );
