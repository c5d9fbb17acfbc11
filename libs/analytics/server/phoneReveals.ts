import type { PhoneRevealAnswer, PhoneRevealBody } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/service/database';
import { refuseField } from '@forecourt/service';
import { sitePhone, vehiclePhone } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { ShownVehicles } from '@forecourt/stock';
import { formatPhone, placePhone } from '@forecourt/vehicle';
import type { SiteText } from '@forecourt/words';
import type { Analytics } from './analytics.js';
import { worded } from './words/worded.js';

export interface PhoneReveals {
  readonly db: Db;
  readonly analytics: Pick<Analytics, 'admits'>;
  readonly vehicles: Pick<ShownVehicles, 'byId'>;
}

/**
 * Answer of `revealPhone`: the number of a place, of a vehicle or of the site, which is counted as far as the network
 * has room.
 */
export async function phoneOf(
  { db, analytics, vehicles }: PhoneReveals,
  configured: ConfiguredSite,
  { car_id: vehicleId, location, dealership_id: dealership, website_id: website }: PhoneRevealBody,
  network: string,
): Promise<PhoneRevealAnswer> {
  const { slug, site } = configured;
  const refuse = (field: string, message: SiteText) => refuseField(422, field, message);
  if (website !== site.id) throw refuse('website_id', worded('field.site'));
  const place = site.locations.find((item) => item.visible && item.slug === location);
  if (location !== undefined && !place) throw refuse('location', worded('field.place'));
  const shown = vehicleId === undefined ? undefined : await vehicles.byId(configured, vehicleId);
  // a vehicle of a shared stock may belong to a dealership that the site does not list
  const own = [...site.dealerships.map(({ id }) => id), site.dealershipId, shown?.vehicle.dealership_id];
  if (dealership && !own.includes(dealership)) throw refuse('dealership_id', worded('field.dealership'));
  const phone = place
    ? placePhone(site.phones, place.phone)
    : shown
      ? vehiclePhone(site, shown.vehicle)
      : sitePhone(site);
  const about = {
    ...(dealership ? { dealership_id: dealership } : {}),
    ...(place ? { location: place.slug } : {}),
  };
  // what is not counted is shown all the same
  if (analytics.admits(configured, network))
    await db
      .insertInto('events')
      .values({ site: slug, name: 'phone-reveal', vehicle_id: vehicleId ?? null, payload: JSON.stringify(about) })
      .execute();
  return { stored: true, ...(phone ? { phone: formatPhone(phone) } : {}) };
}
