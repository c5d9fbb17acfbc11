import { Refusal } from '@forecourt/contracts/api';
import { DELIVERY_TEXTS, type DeliveryPrice } from '@forecourt/locations/domain';
import { isPostcode, plainSigns } from '@forecourt/site-config/places';
import { deliveryTo } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** Answer of `priceDelivery` (VDP-12). */
export function deliveryPrice({ site }: ConfiguredSite, typed: string): DeliveryPrice {
  const postcode = plainSigns(typed);
  if (!isPostcode(postcode)) {
    const message = postcode === '' ? DELIVERY_TEXTS.empty : DELIVERY_TEXTS.malformed;
    throw new Refusal(422, message, [{ field: 'postcode', message }]);
  }
  const price = deliveryTo(postcode, site.deliveryZones);
  if (!price) throw new Refusal(404, DELIVERY_TEXTS.noCoverage);
  return price;
}
