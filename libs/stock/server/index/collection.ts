import type { VehicleDocument } from '@forecourt/vehicle';

interface FieldDefinition {
  readonly name: keyof VehicleDocument;
  readonly type: 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool' | 'geopoint';
  readonly facet?: boolean;
  readonly optional?: boolean;
  readonly index?: boolean;
}

const facet = (
  name: keyof VehicleDocument,
  type: FieldDefinition['type'] = 'string',
  optional = true,
): FieldDefinition => ({ name, type, facet: true, optional });
const plain = (
  name: keyof VehicleDocument,
  type: FieldDefinition['type'] = 'string',
  optional = true,
): FieldDefinition => ({ name, type, optional });
const stored = (name: keyof VehicleDocument, type: FieldDefinition['type'] = 'string'): FieldDefinition => ({
  name,
  type,
  index: false,
  optional: true,
});

/**
 * The one definition of a site's search collection. A new version is built next to the old one, then gets its alias.
 */
export const VEHICLE_FIELDS: readonly FieldDefinition[] = [
  facet('site', 'string', false),
  plain('title', 'string', false),
  facet('make', 'string', false),
  facet('model', 'string', false),
  facet('make_model', 'string', false),
  facet('badge'),
  facet('series'),
  facet('car_type', 'string', false),
  facet('item_type', 'string', false),
  facet('status', 'string', false),
  facet('tag'),
  facet('reserved', 'bool', false),
  facet('preorder', 'bool', false),
  facet('certified', 'bool', false),
  facet('show_on_dealer_website', 'bool', false),
  facet('simple_body'),
  facet('simple_fuel'),
  facet('simple_transmission'),
  facet('simple_drive'),
  facet('colour'),
  facet('state'),
  facet('city'),
  facet('dealership_slug'),
  facet('dealership_name'),
  facet('location_slug'),
  facet('location_name'),
  facet('price_type'),
  facet('filtered_features', 'string[]'),
  facet('categories', 'string[]'),
  facet('price', 'int32'),
  facet('subscription_price', 'int32'),
  facet('weekly_repayment', 'int32'),
  facet('km', 'int32'),
  facet('year', 'int32'),
  facet('seats', 'int32'),
  facet('engine_size_litres', 'float'),
  facet('towing_capacity', 'int32'),
  facet('towing_loaded', 'int32'),
  facet('towball', 'int32'),
  facet('atm', 'int32'),
  facet('ball_mass', 'int32'),
  facet('photos_count', 'int32'),
  plain('market_discount', 'int32'),
  // there while an offer is in force: what is on offer is found by it
  plain('regular_price', 'int32'),
  plain('stocknum', 'string', false),
  plain('created_at_timestamp', 'int64', false),
  plain('updated_at_timestamp', 'int64', false),
  plain('tie_break', 'int32', false),
  plain('sold_date_timestamp', 'int64'),
  plain('location_geo', 'geopoint'),
  stored('slug'),
  stored('thumbnails', 'string[]'),
  stored('sleeps', 'int32'),
  stored('body_length', 'int32'),
  stored('before_price', 'int32'),
  stored('offer_price', 'int32'),
  stored('state_average_market_price', 'int32'),
  stored('average_market_price', 'int32'),
  stored('market_vehicles', 'int32'),
  stored('market_date'),
  stored('annual_rate', 'float'),
  stored('comparison_rate', 'float'),
  stored('is_age_unknown', 'bool'),
];

/** Raise when VEHICLE_FIELDS or the making of documents changes. */
export const SCHEMA_VERSION = 12;

/**
 * Alias by which the collection of a stock is searched: it has the slug of the stock's owner; see docs/adr/0026.
 */
export const aliasOf = (slug: string): string => `vehicles_${slug}`;

/** Name of a collection that is built at a moment (milliseconds). */
export const collectionName = (slug: string, at: number): string => `${aliasOf(slug)}_v${SCHEMA_VERSION}_${at}`;

/** All names of a site's stock, as a search key lists them: its alias, and whatever that leads to. */
export const namesOf = (slug: string): string[] => [aliasOf(slug), `${aliasOf(slug)}_v\\d+_\\d+`];

export interface CollectionName {
  readonly slug: string;
  readonly version: number;
  /** When it was built, milliseconds. */
  readonly at: number;
}

/** What a collection's name says; undefined for one that is none of this platform's. */
export function readCollectionName(name: string): CollectionName | undefined {
  const [, slug, version, at] = /^vehicles_([a-z0-9-]+)_v(\d+)_(\d+)$/.exec(name) ?? [];
  return slug === undefined ? undefined : { slug, version: Number(version), at: Number(at) };
}
