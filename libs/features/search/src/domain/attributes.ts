/** Facets by the name of their URL parameter: field of the search collection and heading (SRCH-22). */
export const FACETS = {
  car_type: { field: 'car_type', label: 'Condition', plural: 'conditions' },
  item_type: { field: 'item_type', label: 'Type', plural: 'types' },
  make: { field: 'make', label: 'Make', plural: 'makes' },
  model: { field: 'model', label: 'Model', plural: 'models' },
  make_model: { field: 'make_model', label: 'Make and model', plural: 'models' },
  badge: { field: 'badge', label: 'Variant', plural: 'variants' },
  body: { field: 'simple_body', label: 'Body', plural: 'body styles' },
  fuel: { field: 'simple_fuel', label: 'Fuel', plural: 'fuels' },
  transmission: { field: 'simple_transmission', label: 'Transmission', plural: 'transmissions' },
  drive: { field: 'simple_drive', label: 'Drive', plural: 'drives' },
  colour: { field: 'colour', label: 'Colour', plural: 'colours' },
  seats: { field: 'seats', label: 'Seats', plural: 'numbers of seats' },
  state: { field: 'state', label: 'State', plural: 'states' },
  city: { field: 'city', label: 'City', plural: 'cities' },
  location: { field: 'location_slug', label: 'Location', plural: 'locations' },
  dealership: { field: 'dealership_slug', label: 'Dealership', plural: 'dealerships' },
  location_name: { field: 'location_name', label: 'Location', plural: 'locations' },
  dealership_name: { field: 'dealership_name', label: 'Dealership', plural: 'dealerships' },
  features: { field: 'filtered_features', label: 'Features', plural: 'features' },
  categories: { field: 'categories', label: 'Category', plural: 'categories' },
  certified: { field: 'certified', label: 'Certified', plural: 'values' },
  status: { field: 'status', label: 'Availability', plural: 'values' },
  tag: { field: 'tag', label: 'Tag', plural: 'tags' },
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
  price: { field: 'price', label: 'Price', step: 1000, unit: '$' },
  km: { field: 'km', label: 'Kilometres', step: 1000, unit: 'km' },
  year: { field: 'year', label: 'Year', step: 1, unit: '' },
  subscription: { field: 'subscription_price', label: 'Subscription price', step: 1, unit: '$' },
  created: { field: 'created_at_timestamp', label: 'Listed', step: 1, unit: '' },
  towing: { field: 'towing_capacity', label: 'Towing capacity', step: 50, unit: 'kg' },
  'towing-loaded': { field: 'towing_loaded', label: 'Towing with a full load', step: 50, unit: 'kg' },
  towball: { field: 'towball', label: 'Towball limit', step: 10, unit: 'kg' },
  atm: { field: 'atm', label: 'Loaded mass (ATM)', step: 50, unit: 'kg' },
  ball: { field: 'ball_mass', label: 'Ball mass', step: 10, unit: 'kg' },
} as const;
export type RangeName = keyof typeof RANGES;

export const SORTS = {
  relevant: { label: 'Most relevant', sortBy: undefined },
  latest: { label: 'Latest', sortBy: 'created_at_timestamp:desc' },
  'price-asc': { label: 'Lowest price', sortBy: 'price:asc' },
  'price-desc': { label: 'Highest price', sortBy: 'price:desc' },
  'km-asc': { label: 'Lowest kilometres', sortBy: 'km:asc' },
  'year-desc': { label: 'Newest year', sortBy: 'year:desc' },
  deal: { label: 'Best deal', sortBy: 'market_discount:desc' },
  'repayment-asc': { label: 'Lowest repayment', sortBy: 'weekly_repayment:asc' },
  // by the distance from a place that the shopper names
  nearest: { label: 'Nearest first', sortBy: undefined },
  'subscription-asc': { label: 'Lowest subscription price', sortBy: 'subscription_price:asc' },
} as const;
export type SortName = keyof typeof SORTS;

export const FACET_NAMES = Object.keys(FACETS) as FacetName[];
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

/** Labels of values on the page. A map, because values come from outside and might name properties of an object. */
const VALUE_WORDS: ReadonlyMap<string, string> = new Map([
  ['new', 'New'],
  ['demo', 'Demo'],
  ['used', 'Used'],
  ['in_stock', 'In stock'],
  ['coming_soon', 'Coming soon'],
  ['sold', 'Sold'],
  ['true', 'Yes'],
  ['false', 'No'],
  ['car', 'Cars'],
  ['truck', 'Trucks'],
  ['motorcycle', 'Motorcycles'],
  ['caravan', 'Caravans'],
]);

/** Names that a site gives to values, such as its locations by slug. */
export type ValueNames = ReadonlyMap<string, string>;

/** A value as it is shown: by the site's own name, by our word, or as it is. */
export const wordOf = (value: string, names?: ValueNames): string =>
  names?.get(value) ?? VALUE_WORDS.get(value) ?? value;

/** A preset of several conditions, as the path of a listing names it (SRCH-01). */
export interface Preset {
  carTypes: readonly string[];
  /** Before "vehicles" in a heading. */
  said: string;
}
/** The preset that leaves nothing out. */
export const WHOLE = 'new-used-and-demo-cars';
export const PRESETS: ReadonlyMap<string, Preset> = new Map([
  [WHOLE, { carTypes: [], said: 'New, demo and used' }],
  ['new-and-demo-cars', { carTypes: ['new', 'demo'], said: 'New and demo' }],
  ['used-cars', { carTypes: ['used'], said: 'Used' }],
  ['new-cars', { carTypes: ['new'], said: 'New' }],
  ['demo-cars', { carTypes: ['demo'], said: 'Demo' }],
]);
