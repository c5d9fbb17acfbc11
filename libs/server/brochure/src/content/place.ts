import { openingHours, type SiteSection } from '@forecourt/site-config';
import { addressLine, choosePhone, formatPhone, type Vehicle } from '@forecourt/vehicle';
import { cleanLine } from './cleanText.js';

/** Where the vehicle stands and whom to call. */
export interface BrochurePlace {
  readonly name: string;
  readonly address: string;
  readonly phone?: string;
  readonly hours: readonly string[];
}

/** The vehicle's place with the hours of the site's own record of it; the main place for a vehicle without one. */
export function placeOf(vehicle: Vehicle, site: SiteSection): BrochurePlace {
  const { location } = vehicle;
  const known = location
    ? site.locations.find(({ slug }) => slug === location.slug)
    : site.locations.find(({ primary }) => primary);
  const address = location?.address ?? known?.address;
  const phone = choosePhone(site.phones, vehicle.car_type, location?.phone ?? known?.phone);
  return {
    name: cleanLine(location?.name ?? known?.name ?? site.name, 80),
    address: cleanLine(addressLine(address), 140),
    ...(phone ? { phone: cleanLine(formatPhone(phone), 24) } : {}),
    hours: openingHours(known?.hours ?? []),
  };
}

/** Licence numbers as every page of the site states them. */
export const licenceText = ({ licences }: SiteSection): string =>
  licences.map(({ label, number, state }) => `${label} ${number} (${state})`).join(', ');
