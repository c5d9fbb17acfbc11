/** Facets by the name of their URL parameter: field of the search collection (SRCH-22). */
export const FACETS = {
  car_type: { field: 'car_type' },
  item_type: { field: 'item_type' },
  make: { field: 'make' },
  model: { field: 'model' },
  make_model: { field: 'make_model' },
  badge: { field: 'badge' },
  body: { field: 'simple_body' },
  fuel: { field: 'simple_fuel' },
  transmission: { field: 'simple_transmission' },
  drive: { field: 'simple_drive' },
  colour: { field: 'colour' },
  seats: { field: 'seats' },
  state: { field: 'state' },
  city: { field: 'city' },
  location: { field: 'location_slug' },
  dealership: { field: 'dealership_slug' },
  location_name: { field: 'location_name' },
  dealership_name: { field: 'dealership_name' },
  features: { field: 'filtered_features' },
  categories: { field: 'categories' },
  certified: { field: 'certified' },
  status: { field: 'status' },
  tag: { field: 'tag' },
} as const;
export type FacetName = keyof typeof FACETS;

/** Parameters of A3 that have another name here: the same facet or range by its field. */
export const OLD_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['features', ['filtered_features']],
  ['price', ['price', 'price_range']],
  ['subscription', ['subscription', 'subscription_price']],
  ['created', ['created', 'created_at_timestamp']],
]);

/** Ranges by the name inside `range[…]`. Steps are those to which values are rounded (A5). */
export const RANGES = {
  price: { field: 'price', step: 1000, unit: '$' },
  km: { field: 'km', step: 1000, unit: 'km' },
  year: { field: 'year', step: 1, unit: '' },
  subscription: { field: 'subscription_price', step: 1, unit: '$' },
  created: { field: 'created_at_timestamp', step: 1, unit: '' },
  towing: { field: 'towing_capacity', step: 50, unit: 'kg' },
  'towing-loaded': { field: 'towing_loaded', step: 50, unit: 'kg' },
  towball: { field: 'towball', step: 10, unit: 'kg' },
  atm: { field: 'atm', step: 50, unit: 'kg' },
  ball: { field: 'ball_mass', step: 10, unit: 'kg' },
} as const;
export type RangeName = keyof typeof RANGES;

export const SORTS = {
  relevant: { sortBy: undefined },
  latest: { sortBy: 'created_at_timestamp:desc' },
  'price-asc': { sortBy: 'price:asc' },
  'price-desc': { sortBy: 'price:desc' },
  'km-asc': { sortBy: 'km:asc' },
  'year-desc': { sortBy: 'year:desc' },
  deal: { sortBy: 'market_discount:desc' },
  'repayment-asc': { sortBy: 'weekly_repayment:asc' },
  // by the distance from a place that the shopper names
  nearest: { sortBy: undefined },
  'subscription-asc': { sortBy: 'subscription_price:asc' },
} as const;
export type SortName = keyof typeof SORTS;

export const FACET_NAMES = Object.keys(FACETS) as FacetName[];
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

/** Category of the stock that is no vehicle. */
export const PARTS = 'Parts';

/** The preset that leaves nothing out. */
export const WHOLE = 'new-used-and-demo-cars';
/** The conditions of each preset, as the path of a listing names it (SRCH-01). */
export const PRESETS: ReadonlyMap<string, readonly string[]> = new Map([
  [WHOLE, []],
  ['new-and-demo-cars', ['new', 'demo']],
  ['used-cars', ['used']],
  ['new-cars', ['new']],
  ['demo-cars', ['demo']],
]);
