import type { AutogaugeAnswer, PhoneRevealAnswer, PhoneRevealBody } from '@forecourt/contracts/api';
import { priceDelivery, type DeliveryPrice } from '@forecourt/locations/domain';
import { postcodeGiven } from '@forecourt/runtime';
import { baseApi, sends } from '@forecourt/runtime/base-api';
import { phoneRevealed } from '../state/vehicleDetailSlice.js';
import { PHONE_REVEALS } from './paths.js';

/** What the parts of a vehicle's page ask the service. */
export const vehicleApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Where the price of a vehicle is in the market, by its slug (VDP-08). */
    gauge: build.query<AutogaugeAnswer, string>({
      query: (slug) => `/api/cars/${encodeURIComponent(slug)}/autogauge`,
    }),
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
    /** The brochure of a vehicle by its path, as the address of a file in this page (VDP-15). */
    brochure: build.mutation<string, string>({
      query: (path) => ({ path, expects: 'file' }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
    /** A number in full, which counts (VDP-18). */
    revealPhone: build.mutation<PhoneRevealAnswer, PhoneRevealBody & { readonly car_id: string }>({
      query: (body) => ({ path: PHONE_REVEALS, method: 'POST', body }),
      onQueryStarted: ({ car_id: vehicleId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { phone } }) => void (phone && dispatch(phoneRevealed({ vehicleId, phone }))),
          // the caller handles the error
          () => undefined,
        ),
    }),
  }),
});

export const { useGaugeQuery } = vehicleApi;
