import type { DeliveryAnswer } from '@forecourt/contracts/api';
import { isApiError, type ApiGateway } from '@forecourt/runtime';
import type { Worded } from '@forecourt/words';
import { deliveryPath } from '../api/paths.js';
import { deliveryFound, deliveryRefused, noPostcode, type DeliveryState } from '../domain/delivery.js';

/** Answer to the delivery calculator's form where it was sent without script. */
export async function askedDelivery(text: string, api: ApiGateway, site: Worded): Promise<DeliveryState> {
  const postcode = text.trim();
  if (postcode === '') return noPostcode(site);
  try {
    return deliveryFound(await api.request<DeliveryAnswer>(deliveryPath(postcode)));
  } catch (error) {
    return deliveryRefused(isApiError(error) ? error.status : undefined, site);
  }
}
