import {
  licenceLine,
  openingHours,
  vehiclePhone,
  vehiclePlacePhone,
  type SiteConfigSay,
  type SiteSection,
} from '@forecourt/site-config';
import { addressLine, shownPhone, type PhoneDisplay, type Vehicle } from '@forecourt/vehicle';
import { cleanLine } from './cleanText.js';

/** Where the vehicle is and whom to call. */
export interface BrochurePlace {
  readonly name: string;
  readonly address: string;
  /** The place's own; neither is printed where the site masks its numbers. */
  readonly phone?: string;
  /** The number that the vehicle's page says to call. */
  readonly call?: string;
  readonly hours: readonly string[];
}

/** The vehicle's place with the hours of the site's own record of it; the main place for a vehicle without one. */
export function placeOf(
  vehicle: Vehicle,
  site: SiteSection,
  display: PhoneDisplay,
  saySite: SiteConfigSay,
): BrochurePlace {
  const { location } = vehicle;
  const known = location
    ? site.locations.find(({ slug }) => slug === location.slug)
    : site.locations.find(({ primary }) => primary);
  const address = location?.address ?? known?.address;
  const shown = (phone: string | undefined) => shownPhone(phone, display)?.text;
  const [phone, call] = [shown(vehiclePlacePhone(site, vehicle)), shown(vehiclePhone(site, vehicle))];
  const clean = (text: string, max: number) => cleanLine(text, max, saySite.language);
  return {
    name: clean(location?.name ?? known?.name ?? site.name, 80),
    address: clean(addressLine(address), 140),
    ...(phone ? { phone: clean(phone, 24) } : {}),
    ...(call ? { call: clean(call, 24) } : {}),
    hours: openingHours(known?.hours ?? [], saySite),
  };
}

/** Licence numbers as every page of the site states them. */
export const licenceText = ({ licences }: SiteSection, saySite: SiteConfigSay): string =>
  licences.map((licence) => licenceLine(licence, saySite)).join(', ');
