import type { ApiGateway } from '@forecourt/runtime';
import type { LookUp } from '../domain/delivery.js';

/** Asks the platform what a delivery costs. */
export const lookUpDelivery =
  (api: ApiGateway): LookUp =>
  (postcode) =>
    api.request(`/api/delivery?postcode=${encodeURIComponent(postcode)}`);
