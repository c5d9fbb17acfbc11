import { priceDelivery } from '@forecourt/locations/domain';
import { isApiError, sendCall, type ApiGateway } from '@forecourt/runtime';
import type { Worded } from '@forecourt/words';
import { deliveryFound, deliveryRefused, noPostcode, type DeliveryState } from '../rules/delivery.js';

/** Answer to the delivery calculator's form where it was sent without script. */
export async function askedDelivery(text: string, api: ApiGateway, site: Worded): Promise<DeliveryState> {
  const postcode = text.trim();
  if (postcode === '') return noPostcode(site);
  try {
    return deliveryFound(await sendCall(api, priceDelivery, { query: { postcode } }));
  } catch (error) {
    return deliveryRefused(isApiError(error) ? error.status : undefined, site);
  }
}
