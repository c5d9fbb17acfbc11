import { fillPath, imageUrl, mountedPath, vehicleRoute } from '@forecourt/contracts';
import { dayIn, type SiteLocation, type SiteSection, type VehicleOptions } from '@forecourt/site-config';
import { chooseImages, isAvailable, priceDisplay, vehicleTitle, type Vehicle } from '@forecourt/vehicle';

/** The site whose stock is catalogued, and the moment. */
export interface CataloguedSite {
  /** Scheme and host of its pages. */
  readonly origin: string;
  readonly identity: SiteSection;
  readonly options: VehicleOptions;
  /** Route id to path, where the site mounts a page elsewhere. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What all catalogues say of a vehicle, as its own page says it. */
export interface Listing {
  readonly vehicle: Vehicle;
  readonly title: string;
  readonly link: string;
  /** Whole dollars, as the page shows them. */
  readonly price: number;
  /** The price before, where the page shows one. */
  readonly was: number | undefined;
  readonly place: SiteLocation;
  /** Absolute addresses, the page's first picture first. */
  readonly images: readonly string[];
}

/** Day on which the vehicle came into stock; empty where that is not known. */
export const firstDay = (
  { created_at_timestamp: came, is_age_unknown: isUnknown }: Vehicle,
  timeZone: string,
): string => (isUnknown ? '' : dayIn(timeZone, came * 1000));

/** Width of catalogued pictures; at least 800 are required. */
const PICTURE_WIDTH = 1280;
const MOST_PICTURES = 20;

/**
 * What may be advertised of a vehicle: one that can be bought, at the price that its page shows, with a picture of its
 * own and a place. Undefined for every other, subscriptions among them.
 */
export function listingOf(vehicle: Vehicle, site: CataloguedSite): Listing | undefined {
  const { identity, options, origin, paths, now } = site;
  if (!isAvailable(vehicle) || vehicle.reserved) return undefined;
  const shown = priceDisplay(vehicle, { ...options, offersSubscription: identity.offersSubscription, now });
  if (shown.kind !== 'price') return undefined;
  const own = vehicle.images.map(({ url }) => url);
  // placeholders of missing pictures show no vehicle that is for sale
  if (own.length === 0 || chooseImages(own, vehicle, options.newArrivalImages) !== own) return undefined;
  const place =
    identity.locations.find(({ slug }) => slug === vehicle.location?.slug) ??
    identity.locations.find(({ dealership_slug: slug }) => slug === vehicle.dealership_slug) ??
    identity.locations.find(({ primary }) => primary);
  if (!place) return undefined;
  const path = fillPath(mountedPath(vehicleRoute, paths), { slug: vehicle.slug });
  return {
    vehicle,
    title: vehicleTitle(vehicle),
    link: origin + path,
    price: shown.amount,
    was: shown.was?.amount,
    place,
    images: own.slice(0, MOST_PICTURES).map((image) => new URL(imageUrl(image, { width: PICTURE_WIDTH }), origin).href),
  };
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A vehicle identification number of 17 signs; older and foreign numbers are none. */
export const validVin = (vin: string | undefined): string | undefined => {
  const text = vin?.trim().toUpperCase() ?? '';
  return VIN.test(text) ? text : undefined;
};

export const addressLine = ({ street, city, state, postcode }: SiteLocation['address']): string =>
  [street, city, [state, postcode].filter(Boolean).join(' '), 'Australia'].filter(Boolean).join(', ');
