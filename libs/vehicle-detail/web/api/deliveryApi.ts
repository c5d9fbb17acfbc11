import { priceDelivery, type DeliveryPrice } from '@forecourt/locations/domain';
import { postcodeGiven } from '@forecourt/runtime';
import { baseApi, sends } from '@forecourt/runtime/base-api';

/** What a delivery costs: of its own, since only a shopper who asks loads what parses the answer. */
export const deliveryApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What a delivery to a postcode costs (VDP-12). One that has an answer is the shopper's from now on. */
    delivery: build.query<DeliveryPrice, string>({
      query: (postcode) => sends(priceDelivery)({ query: { postcode } }),
      onQueryStarted: (postcode, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(postcodeGiven({ postcode })),
          // the calculator shows the error
          () => undefined,
        ),
    }),
  }),
});
