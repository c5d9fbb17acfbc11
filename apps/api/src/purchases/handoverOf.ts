import { DELIVERY_TEXTS } from '@forecourt/contracts';
import { type purchaseHandover, Refusal } from '@forecourt/contracts/api';
import { isPostcode } from '@forecourt/places';
import type { Answers } from '@forecourt/purchases';
import { deliveryTo } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import type { Vehicle } from '@forecourt/vehicle';
import type { z } from 'zod';
import { refuseField } from '../accounts/siteAccounts.js';
import { pickUpPlaces } from './purchaseViews.js';

/** Where a vehicle is handed over; throws what becomes a 422. */
export function handoverOf(
  site: ConfiguredSite,
  vehicle: Vehicle,
  { choice, location, postcode = '', address = '' }: Omit<z.infer<typeof purchaseHandover>, 'vehicle_slug'>,
  hasDelivery: boolean,
): Answers['handover'] {
  if (choice === 'pick-up') {
    const places = pickUpPlaces(site, vehicle);
    // a single place needs no choice
    const chosen = location || (places.length === 1 ? places[0] : undefined);
    if (chosen === undefined || !places.includes(chosen))
      throw refuseField(422, 'location', `must be one of ${places.join(', ')}`, 'Please choose where you pick it up.');
    return { choice, location: chosen };
  }
  if (!hasDelivery)
    throw refuseField(422, 'choice', 'must be pick-up: nothing is delivered here', 'Vehicles are picked up here.');
  const code = postcode.trim();
  const message =
    code === ''
      ? DELIVERY_TEXTS.empty
      : !isPostcode(code)
        ? DELIVERY_TEXTS.malformed
        : deliveryTo(code, site.site.deliveryZones)
          ? undefined
          : 'We cannot price a delivery there online. Please choose pick-up, or give us a call.';
  if (message !== undefined) throw new Refusal(422, message, [{ field: 'postcode', message }]);
  if (address.trim() === '')
    throw new Refusal(422, 'Please enter your street and suburb.', [
      { field: 'address', message: 'Please enter your street and suburb.' },
    ]);
  return { choice, postcode: code, address: address.trim() };
}
