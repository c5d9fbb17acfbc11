import type { Vehicle } from './vehicle.js';

/**
 * What a card shows and a search result carries: the part of a vehicle that the search index stores.
 * `thumbnails` are picture addresses, the first ones of `images`.
 */
export interface VehicleSummary extends Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'stocknum'
  | 'item_type'
  | 'car_type'
  | 'status'
  | 'reserved'
  | 'preorder'
  | 'certified'
  | 'tag'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'simple_drive'
  | 'colour'
  | 'seats'
  | 'engine_size_litres'
  | 'km'
  | 'price'
  | 'before_price'
  | 'price_history'
  | 'state_average_market_price'
  | 'average_market_price'
  | 'market_vehicles'
  | 'market_date'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'city'
  | 'state'
  | 'dealership_slug'
  | 'dealership_name'
  | 'created_at_timestamp'
  | 'is_age_unknown'
  | 'sold_date_timestamp'
  | 'views'
> {
  /** Heading of the card and the page. */
  title: string;
  /** Price without the offer in force; `price` is the effective one in search documents. */
  regular_price?: number;
  location_slug?: string;
  location_name?: string;
  /** [latitude, longitude] of the place that sells it. */
  location_geo?: readonly [latitude: number, longitude: number];
  thumbnails: readonly string[];
  photos_count: number;
  /** Braked towing capacity, kg. */
  towing_capacity?: number;
  /** What it may tow when it is itself loaded to its GVM, kg. */
  towing_loaded?: number;
  /** What may rest on its towball, kg. */
  towball?: number;
  /** Aggregate trailer mass of a caravan, kg. */
  atm?: number;
  /** What a caravan rests on the towball, kg. */
  ball_mass?: number;
  /** How many a caravan sleeps. */
  sleeps?: number;
  /** Length of a caravan's body, mm. */
  body_length?: number;
  /** Lender figures of the site's own finance provider, where the stock carries them. */
  weekly_repayment?: number;
  annual_rate?: number;
  comparison_rate?: number;
}

/** The document of one vehicle in the search collection. Facets and ranges of the listing are fields of it. */
export interface VehicleDocument extends Omit<VehicleSummary, 'reserved' | 'preorder' | 'certified'> {
  /** Owner of the row. Part of every scoped key's embedded filter. */
  site: string;
  reserved: boolean;
  preorder: boolean;
  certified: boolean;
  show_on_dealer_website: boolean;
  /** `Toyota Corolla`; lets one facet offer make and model together. */
  make_model: string;
  /** Effective price for filters and sorting: what priceDisplay() shows, absent when it shows none. */
  price?: number;
  /** Thousandths that the price is below the market's average; what the order "Best deal" goes by. */
  market_discount?: number;
  filtered_features: string[];
  categories?: string[];
  sold_date_timestamp?: number;
  updated_at_timestamp: number;
  /** Decides between vehicles that an order leaves equal: the same number however often the index is built. */
  tie_break: number;
}
