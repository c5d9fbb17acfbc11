import { mountedPath, phonePageHref, phoneRoute, type PhoneOwner } from '@forecourt/contracts';
import { phonesOf, sectionOf, vehicleSection } from '@forecourt/site-config';
import { hidePhones, type Vehicle } from '@forecourt/vehicle';
import type { ConfiguredSite } from './createSites.js';

type Asked = Pick<ConfiguredSite, 'config' | 'site' | 'paths'>;

/** Whether a site shows a number only to those who ask for it (VDP-18). */
export const masksPhones = (site: Pick<ConfiguredSite, 'config'>): boolean =>
  sectionOf(site, vehicleSection).phoneDisplay === 'masked';

/** A value of a site as browsers may have it: without its numbers in full where the site masks them. */
export function withoutPhones<Value>(
  value: Value,
  site: Asked,
  { owner, others = [] }: { owner?: PhoneOwner; others?: readonly (string | undefined)[] } = {},
): Value {
  if (!masksPhones(site)) return value;
  const page = mountedPath(phoneRoute, site.paths);
  return hidePhones(value, [...phonesOf(site.site), ...others], phonePageHref(page, owner) ?? page);
}

/** A vehicle as browsers may have it. */
export const publicVehicle = (vehicle: Vehicle, site: Asked): Vehicle =>
  withoutPhones(vehicle, site, { owner: { vehicle: vehicle.id }, others: [vehicle.location?.phone] });
