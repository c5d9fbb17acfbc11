import { wholeFigure } from './figures.js';
import { marketDiscount } from './marketPrice.js';
import { effectivePrice, realPrice } from './price.js';
import { tieBreak } from './tieBreak.js';
import { vehicleTitle } from './title.js';
import { towLimits, towLoad } from './towing.js';
import type { VehicleDocument } from './summary.js';
import type { Vehicle } from './vehicle.js';

export interface DocumentOptions {
  site: string;
  /** Which lender's figures are the site's. */
  financeProvider?: string | undefined;
  /** Where the place that sells it is, as the site knows it; otherwise what the vehicle says of itself. */
  placePoint?: readonly [latitude: number, longitude: number] | undefined;
}

/** Pictures kept for cards. */
const THUMBNAILS = 4;

/** The document of a vehicle in the search collection. Empty values are absent, never ''. */
export function toDocument(vehicle: Vehicle, { site, financeProvider, placePoint }: DocumentOptions): VehicleDocument {
  const lenders = vehicle.finance_lenders ?? {};
  const lender = financeProvider && Object.hasOwn(lenders, financeProvider) ? lenders[financeProvider] : undefined;
  const { location } = vehicle;
  const ownPoint =
    location?.lat !== undefined && location.long !== undefined ? ([location.lat, location.long] as const) : undefined;
  const price = effectivePrice(vehicle);
  const regular = realPrice(vehicle.price);
  const document: VehicleDocument = {
    id: vehicle.id,
    site,
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    item_type: vehicle.item_type,
    car_type: vehicle.car_type,
    status: vehicle.status,
    reserved: vehicle.reserved ?? false,
    preorder: vehicle.preorder ?? false,
    certified: vehicle.certified ?? false,
    show_on_dealer_website: vehicle.show_on_dealer_website ?? true,
    title: vehicleTitle(vehicle),
    make: vehicle.make,
    model: vehicle.model,
    make_model: `${vehicle.make} ${vehicle.model}`,
    filtered_features: [...(vehicle.filtered_features ?? [])],
    thumbnails: vehicle.images.slice(0, THUMBNAILS).map((image) => image.url),
    photos_count: vehicle.images.length,
    created_at_timestamp: vehicle.created_at_timestamp,
    updated_at_timestamp: vehicle.updated_at_timestamp,
    tie_break: tieBreak(vehicle.id),
  };
  const limits = towLimits(vehicle);
  const load = towLoad(vehicle);
  const optional: Partial<VehicleDocument> = {
    tag: vehicle.tag,
    year: vehicle.year,
    badge: vehicle.badge,
    series: vehicle.series,
    simple_body: vehicle.simple_body,
    simple_fuel: vehicle.simple_fuel,
    simple_transmission: vehicle.simple_transmission,
    simple_drive: vehicle.simple_drive,
    colour: vehicle.simple_colour ?? vehicle.colour,
    seats: vehicle.seats,
    engine_size_litres: vehicle.engine_size_litres,
    km: vehicle.km,
    price,
    regular_price: regular === price ? undefined : regular,
    before_price: vehicle.before_price,
    price_history: higherBefore(vehicle.price_history, price),
    state_average_market_price: vehicle.state_average_market_price,
    average_market_price: vehicle.average_market_price,
    market_vehicles: vehicle.market_vehicles,
    market_date: vehicle.market_date,
    market_discount: marketDiscount(vehicle, price),
    views: vehicle.views,
    offer_price: vehicle.offer_price,
    subscription_price: vehicle.subscription_price,
    price_type: vehicle.price_type,
    city: vehicle.city,
    state: vehicle.state,
    dealership_slug: vehicle.dealership_slug,
    dealership_name: vehicle.dealership_name,
    location_slug: location?.slug,
    location_name: location?.name,
    location_geo: placePoint ?? ownPoint,
    categories: vehicle.categories && vehicle.categories.length > 0 ? [...vehicle.categories] : undefined,
    weekly_repayment: lender?.paymentWeek,
    annual_rate: lender?.interestRate,
    comparison_rate: lender?.comparisonRate,
    towing_capacity: limits?.braked,
    towing_loaded: limits?.loaded,
    towball: limits?.ball,
    atm: load?.atm,
    ball_mass: load?.ball,
    sleeps: wholeFigure(vehicle.caravan?.sleeps),
    body_length: wholeFigure(vehicle.caravan?.body_length),
    sold_date_timestamp: vehicle.sold_date_timestamp,
    is_age_unknown: vehicle.is_age_unknown,
  };
  for (const [key, value] of Object.entries(optional)) {
    if (value !== undefined && value !== '') Object.assign(document, { [key]: value });
  }
  return document;
}

/** A card needs the record only where it may support a was-price. */
const higherBefore = (
  history: Vehicle['price_history'],
  current: number | undefined,
): Vehicle['price_history'] | undefined =>
  current !== undefined && history?.some(({ price }) => price !== null && price > current) ? history : undefined;
