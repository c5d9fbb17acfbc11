/**
 * The vehicle as every part of the platform knows it: database, search index, API, pages and feeds.
 * Field names are those of the stock contract (specification A3, B3), so that nothing is translated on the way.
 * Prices are whole Australian dollars, distances kilometres, masses kilograms, lengths millimetres,
 * timestamps seconds since the epoch, dates `yyyy-mm-dd`. A missing value is absent, never '' or 0.
 */

export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export type CarType = (typeof CAR_TYPES)[number];

/** `reserved` is a flag of its own; other statuses may arrive from a feed and count as unavailable. */
export const VEHICLE_STATUSES = ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const;
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

export const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** What a price contains. The three values are Google's for Australia (vehicle_price_type). */
export const PRICE_TYPES = [
  'drive_away_price',
  'estimated_drive_away_price',
  'excluding_government_charges_price',
] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

export interface VehicleImage {
  /** Path or absolute URL of the full picture; the image service derives every size from it. */
  url: string;
  alt?: string;
}

export interface VehicleAddress {
  street?: string;
  city?: string;
  state?: string;
  postcode?: string;
  place_url?: string;
}

/** The place of a vehicle. */
export interface VehicleLocation {
  id?: string;
  location_type?: string;
  /** Places that the vehicle can be brought to (A3). */
  distribution_locations?: readonly { id: string; name: string }[];
  slug: string;
  name: string;
  phone?: string;
  address?: VehicleAddress;
  lat?: number;
  long?: number;
}

/** A point of the spin view with something to say (A3). */
export interface VehicleHotspot {
  /** Heading of the description; a few words. */
  title?: string;
  description: string;
  anchors?: readonly string[];
  /** Where the point is, in percent of a frame from its upper left corner; frames that do not show it are left out. */
  positions?: readonly { frame: number; x: number; y: number }[];
}

/** Technical data of the variant. Every field optional: feeds fill what they know. */
export interface VehicleVariant {
  cylinders?: number;
  /** Cubic centimetres. */
  enginesize?: number;
  enginesize_litres?: number;
  induction?: string;
  /** Litres per 100 km, combined cycle. */
  fuelconsumptioncombined?: number;
  /** Litres. */
  fuelcapacity?: number;
  /** GVM. */
  grossvehiclemass?: number;
  /** GCM. */
  grosscombinationmass?: number;
  tare_mass?: number;
  vehiclelength?: number;
  vehicleheight?: number;
  vehiclewidth?: number;
  wheelbase?: number;
  towingcapacitybraked?: number;
  towingcapacityunbraked?: number;
  towball_mass?: number;
  payload?: number;
  bodyconfiguration?: string;
  /** Newton metres. */
  torque?: number;
  /** Kilowatts. */
  power?: number;
  /** Stars, 0 to 5. Not to be shown without its year. */
  ancaprating?: number;
  ancap_year?: number;
  geartype?: string;
  /** Electric range in kilometres, WLTP where known. */
  electric_range?: number;
  /** Kilowatt hours. */
  battery_capacity?: number;
  /** Years. */
  warranty_years?: number;
}

export interface CaravanSpecifications {
  body_width?: number;
  body_length?: number;
  tare_weight?: number;
  axle_type?: string;
  sleeps?: number;
  /** ATM. */
  aggregate_trailer_mass?: number;
  ball_weight?: number;
}

/** A lender's figures for one vehicle (specification B3). Rates are percent per year, amounts dollars. */
export interface FinanceLender {
  interestRate?: number;
  comparisonRate?: number;
  paymentWeek?: number;
  paymentMonth?: number;
  totalPayable?: number;
  deposit?: number;
  termYears?: number;
  termMonths?: number;
  termWeeks?: number;
  balloon?: number;
  establishmentFees?: number;
  disclaimer?: string;
}

/** From then on the vehicle was offered at this price. */
export interface PriceChange {
  /** Seconds since the epoch. */
  readonly from: number;
  /** Whole dollars; null while it had no price, or was not for sale. */
  readonly price: number | null;
}

export interface Vehicle {
  id: string;
  /** Unique on a site; the address of the vehicle's page. */
  slug: string;
  stocknum: string;
  vin?: string;
  nvic?: string;
  /** The feed's own title, where it differs from year make model badge series. */
  carsales_title?: string;
  item_type: ItemType;
  car_type: CarType;
  status: VehicleStatus;
  reserved?: boolean;
  preorder?: boolean;
  certified?: boolean;
  show_on_dealer_website?: boolean;
  /** For example "Test Drive Only" or "Runout". */
  tag?: string;

  year?: number;
  make: string;
  model: string;
  badge?: string;
  series?: string;
  body?: string;
  simple_body?: string;
  colour?: string;
  simple_colour?: string;
  interior_colour?: string;
  trans?: string;
  simple_transmission?: string;
  gearnum?: number;
  fuel?: string;
  simple_fuel?: string;
  drive?: string;
  simple_drive?: string;
  seats?: number;
  doors?: number;
  cylinders?: number;
  /** Cubic centimetres. */
  engine_size?: number;
  engine_size_litres?: number;
  bodyconfiguration?: string;
  /** Odometer, kilometres. */
  km?: number;

  price?: number;
  before_price?: number;
  /** Asking prices since it was first listed, by the platform's own record. */
  price_history?: readonly PriceChange[];
  /** An advertised offer below `price`. */
  offer_price?: number;
  /** Dollars per week. */
  subscription_price?: number;
  price_type?: PriceType;
  state_average_market_price?: number;
  average_market_price?: number;
  /** Vehicles that the average is made of, where the feed says so. */
  market_vehicles?: number;
  /** Day of the average. */
  market_date?: string;

  regplate?: string;
  /** `yyyy-mm-dd`, or `yyyy-mm` where the feed knows the month alone, as the plates of a vehicle do. */
  rego_expiry?: string;
  build_date?: string;
  compliance_date?: string;

  city?: string;
  state?: string;
  private_suburb?: string;
  private_postcode?: string;
  dealership_slug?: string;
  dealership_name?: string;
  dealership_id?: string;
  location?: VehicleLocation;

  images: readonly VehicleImage[];
  video_url?: string;
  external_video_url?: string;
  /** Pictures of one full turn around the vehicle, in order. */
  spin_images?: readonly string[];
  /** A picture all around the cabin, unrolled to 360 degrees, or the address of a page that shows it. */
  spin_interior_image?: string;
  /** Number of the turn at the company that took it. */
  spin_code?: string;
  hotspots?: { exterior?: readonly VehicleHotspot[]; interior?: readonly VehicleHotspot[] };
  /** History report. */
  file?: string;
  /** HTML as the dealer wrote it; sanitised on the way in and on the way out. */
  dealercomments?: string;
  filtered_features?: readonly string[];
  /** The dealer’s own groups, for example `Family` or `First car` (A3). */
  categories?: readonly string[];
  features?: readonly string[];
  standard_equipment?: readonly string[];
  variant?: VehicleVariant;
  caravan?: CaravanSpecifications;
  /** Keyed by provider. */
  finance_lenders?: Readonly<Record<string, FinanceLender>>;
  /** A partner's quote that came with the stock (A3); its rates are not known. */
  youxQuote?: { weeklyRepaymentAmount: number };
  payment_processors?: readonly string[];
  /** Dollars; replaces the site's reservation deposit (B9). */
  reservation_deposit?: number;
  /** How often the page was looked at. */
  views?: number;

  /** `yyyy-mm-dd`, the day on which it came into the dealer's stock, where the feed says so. */
  stock_date?: string;
  /** How long it has been for sale is not known: it came with the first import, without a `stock_date`. */
  is_age_unknown?: boolean;
  /** Seconds since the epoch. */
  created_at_timestamp: number;
  updated_at_timestamp: number;
  sold_date_timestamp?: number;
}
