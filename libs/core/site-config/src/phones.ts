import { choosePhone, placePhone, type Vehicle } from '@forecourt/vehicle';
import type { SiteSection } from './sections/site.js';

type Numbers = Pick<SiteSection, 'phones' | 'locations'>;

/** Every number of a site. */
export const phonesOf = ({ phones, locations }: Numbers): (string | undefined)[] => [
  ...Object.values(phones),
  ...locations.flatMap(({ phone, landline_phone: landline, departments = [], team = [] }) => [
    phone,
    landline,
    ...[...departments, ...team].map((counter) => counter.phone),
  ]),
];

/** The number of the site's own, as in its header. */
export const sitePhone = ({ phones, locations }: Numbers): string | undefined =>
  choosePhone(phones, undefined, locations.find(({ primary }) => primary)?.phone);

/** The number to call about a vehicle (A4); its place's comes last. */
export const vehiclePhone = (site: Numbers, vehicle: Pick<Vehicle, 'car_type' | 'location'>): string | undefined =>
  choosePhone(site.phones, vehicle.car_type, ownPhone(site, vehicle));

/** The number next to the name and address of a vehicle's place; of the main place for a vehicle without one. */
export const vehiclePlacePhone = (site: Numbers, vehicle: Pick<Vehicle, 'location'>): string | undefined =>
  placePhone(site.phones, ownPhone(site, vehicle));

/** A feed may say more of a place than the site; for a place that it names alone, the site knows the number. */
function ownPhone({ locations }: Numbers, { location }: Pick<Vehicle, 'location'>): string | undefined {
  if (location?.phone) return location.phone;
  return locations.find(({ slug, primary }) => (location ? slug === location.slug : primary))?.phone;
}
