import { valueWord } from '@forecourt/vehicle';
import { PARTS, WHOLE, type FacetName, type RangeName, type SortName } from './attributes.js';
import type { ListingSite } from './listingPath.js';
import type { SearchKey, SearchSay } from './words.js';

// Apart from the attributes themselves: those are in a listing's first script, which reads no messages.

/** Messages with the names of facets: of one, and of several of its values in a sentence. */
export const FACET_WORDS: Readonly<Record<FacetName, { readonly label: SearchKey; readonly plural: SearchKey }>> = {
  car_type: { label: 'facet.carType', plural: 'facets.carType' },
  item_type: { label: 'facet.itemType', plural: 'facets.itemType' },
  make: { label: 'facet.make', plural: 'facets.make' },
  model: { label: 'facet.model', plural: 'facets.model' },
  make_model: { label: 'facet.makeModel', plural: 'facets.model' },
  badge: { label: 'facet.badge', plural: 'facets.badge' },
  body: { label: 'facet.body', plural: 'facets.body' },
  fuel: { label: 'facet.fuel', plural: 'facets.fuel' },
  transmission: { label: 'facet.transmission', plural: 'facets.transmission' },
  drive: { label: 'facet.drive', plural: 'facets.drive' },
  colour: { label: 'facet.colour', plural: 'facets.colour' },
  seats: { label: 'facet.seats', plural: 'facets.seats' },
  state: { label: 'facet.state', plural: 'facets.state' },
  city: { label: 'facet.city', plural: 'facets.city' },
  location: { label: 'facet.location', plural: 'facets.location' },
  dealership: { label: 'facet.dealership', plural: 'facets.dealership' },
  location_name: { label: 'facet.location', plural: 'facets.location' },
  dealership_name: { label: 'facet.dealership', plural: 'facets.dealership' },
  features: { label: 'facet.features', plural: 'facets.features' },
  categories: { label: 'facet.categories', plural: 'facets.categories' },
  certified: { label: 'facet.certified', plural: 'facets.values' },
  status: { label: 'facet.status', plural: 'facets.values' },
  tag: { label: 'facet.tag', plural: 'facets.tag' },
};

/** Messages with the names of ranges. */
export const RANGE_WORDS: Readonly<Record<RangeName, SearchKey>> = {
  price: 'range.price',
  km: 'range.km',
  year: 'range.year',
  subscription: 'range.subscription',
  created: 'range.created',
  towing: 'range.towing',
  'towing-loaded': 'range.towingLoaded',
  towball: 'range.towball',
  atm: 'range.atm',
  ball: 'range.ball',
};

/** Messages with the names of orders: as a choice, and among what was understood of some words. */
export const SORT_WORDS: Readonly<Record<SortName, { readonly label: SearchKey; readonly said: SearchKey }>> = {
  relevant: { label: 'sort.relevant', said: 'sorted.relevant' },
  latest: { label: 'sort.latest', said: 'sorted.latest' },
  'price-asc': { label: 'sort.lowestPrice', said: 'sorted.lowestPrice' },
  'price-desc': { label: 'sort.highestPrice', said: 'sorted.highestPrice' },
  'km-asc': { label: 'sort.lowestKilometres', said: 'sorted.lowestKilometres' },
  'year-desc': { label: 'sort.newestYear', said: 'sorted.newestYear' },
  deal: { label: 'sort.deal', said: 'sorted.deal' },
  'repayment-asc': { label: 'sort.lowestRepayment', said: 'sorted.lowestRepayment' },
  nearest: { label: 'sort.nearest', said: 'sorted.nearest' },
  'subscription-asc': { label: 'sort.lowestSubscription', said: 'sorted.lowestSubscription' },
};

/** A map, because values come from outside and might name properties of an object. */
const VALUE_WORDS: ReadonlyMap<string, SearchKey> = new Map<string, SearchKey>([
  ['new', 'value.new'],
  ['demo', 'value.demo'],
  ['used', 'value.used'],
  ['in_stock', 'value.inStock'],
  ['coming_soon', 'value.comingSoon'],
  ['sold', 'value.sold'],
  ['true', 'value.yes'],
  ['false', 'value.no'],
  ['car', 'value.car'],
  ['truck', 'value.truck'],
  ['motorcycle', 'value.motorcycle'],
  ['caravan', 'value.caravan'],
  [PARTS, 'value.parts'],
]);

/** Names that a site gives to values, such as its locations by slug. */
export type ValueNames = ReadonlyMap<string, string>;

/** A value as it is shown: by the site's own name, by our word, by that of its language, or as it is. */
export function wordOf(value: string, names: ValueNames | undefined, say: SearchSay): string {
  const key = VALUE_WORDS.get(value);
  return names?.get(value) ?? (key ? say(key) : valueWord(value, say));
}

/** Messages that say a preset before "vehicles" in a heading, by the preset's name. */
const PRESET_WORDS: ReadonlyMap<string, SearchKey> = new Map<string, SearchKey>([
  [WHOLE, 'topic.whole'],
  ['new-and-demo-cars', 'topic.newAndDemo'],
  ['used-cars', 'value.used'],
  ['new-cars', 'value.new'],
  ['demo-cars', 'value.demo'],
]);

/** A preset of several conditions in words. */
export function presetWords(preset: string, say: SearchSay): string {
  const key = PRESET_WORDS.get(preset);
  return key ? say(key) : '';
}

/** Names of a site's locations and dealerships by slug. */
export const placeNames = ({ locations, dealerships }: Pick<ListingSite, 'locations' | 'dealerships'>): ValueNames =>
  new Map([...locations, ...dealerships].map(({ slug, name }) => [slug, name]));
