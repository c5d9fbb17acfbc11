import type { DeliveryPrice } from '@forecourt/locations/domain';
import { apiLoaded } from '@forecourt/runtime/base-api';
import type { AppDispatch } from '@forecourt/runtime/store';
import { deliveryApi } from './deliveryApi.js';

/** What a delivery to a postcode costs. Rejects with the status of a refusal, or without an answer. */
export const readDelivery =
  (postcode: string) =>
  (dispatch: AppDispatch): Promise<DeliveryPrice> => {
    dispatch(apiLoaded());
    return dispatch(deliveryApi.endpoints.delivery.initiate(postcode, { subscribe: false })).unwrap();
  };
