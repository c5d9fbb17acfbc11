import { priceDelivery } from '@forecourt/locations/domain';
import { isApiError, sendCall, type ApiGateway } from '@forecourt/runtime';
import type { Worded } from '@forecourt/words';
import { deliveryFaults, deliveryFound, deliveryRefused, type DeliveryState } from '../rules/delivery.js';

/** Answer to the delivery calculator's form where it was sent without script. */
export async function askedDelivery(text: string, api: ApiGateway, site: Worded): Promise<DeliveryState> {
  const { postcode: fault } = deliveryFaults({ postcode: text }, site);
  if (fault !== undefined) return { kind: 'error', message: fault };
  const postcode = text.trim();
  try {
    return deliveryFound(await sendCall(api, priceDelivery, { query: { postcode } }));
  } catch (error) {
    return deliveryRefused(isApiError(error) ? error.status : undefined, site);
  }
}
