import type { PurchaseHandover } from '@forecourt/checkout/domain';
import { DELIVERY_TEXTS } from '@forecourt/locations/domain';
import { isPostcode } from '@forecourt/site-config/places';
import { refuseField } from '@forecourt/service';
import { deliveryTo } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { worded } from '../words/worded.js';
import { pickUpPlaces } from './pickUpPlaces.js';
import type { Answers } from './progress.js';

/** Where a vehicle is handed over; throws what becomes a 422. */
export function handoverOf(
  site: ConfiguredSite,
  vehicle: Vehicle,
  { choice, location, postcode = '', address = '' }: Omit<PurchaseHandover, 'vehicle_slug'>,
  hasDelivery: boolean,
): Answers['handover'] {
  if (choice === 'pick-up') {
    const places = pickUpPlaces(site, vehicle);
    // a single place needs no choice
    const chosen = location || (places.length === 1 ? places[0] : undefined);
    if (chosen === undefined || !places.includes(chosen))
      throw refuseField(
        422,
        'location',
        worded('field.choice', { values: places.join(', ') }),
        worded('purchase.where'),
      );
    return { choice, location: chosen };
  }
  if (!hasDelivery) throw refuseField(422, 'choice', worded('field.pickUp'), worded('purchase.noDelivery'));
  const code = postcode.trim();
  const message =
    code === ''
      ? DELIVERY_TEXTS.empty
      : !isPostcode(code)
        ? DELIVERY_TEXTS.malformed
        : deliveryTo(code, site.site.deliveryZones)
          ? undefined
          : worded('purchase.farDelivery');
  if (message !== undefined) throw refuseField(422, 'postcode', message, message);
  if (address.trim() === '')
    throw refuseField(422, 'address', worded('purchase.noAddress'), worded('purchase.noAddress'));
  return { choice, postcode: code, address: address.trim() };
}
