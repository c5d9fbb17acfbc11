import type { SearchKey } from './words.js';

/** Kinds of vehicles that have a section on the brand page, and its title where the dealer has none of its own. */
export const BRAND_TITLES = {
  car: 'brands.car',
  motorcycle: 'brands.motorcycle',
  truck: 'brands.truck',
  caravan: 'brands.caravan',
} as const satisfies Record<string, SearchKey>;
