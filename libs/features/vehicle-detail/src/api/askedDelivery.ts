import type { ApiGateway } from '@forecourt/runtime';
import { estimateDelivery, type DeliveryState } from '../domain/delivery.js';
import { lookUpDelivery } from './lookUpDelivery.js';

/** Answer to the delivery calculator's form where it was sent without script. */
export const askedDelivery = (postcode: string, api: ApiGateway): Promise<DeliveryState> =>
  estimateDelivery(postcode, lookUpDelivery(api));
