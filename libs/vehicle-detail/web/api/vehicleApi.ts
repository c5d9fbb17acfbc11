import type { AutogaugeAnswer, PhoneRevealAnswer, PhoneRevealBody } from '@forecourt/contracts/api';
import { baseApi } from '@forecourt/runtime/base-api';
import { phoneRevealed } from '../state/vehicleDetailSlice.js';
import { PHONE_REVEALS } from './paths.js';

/** What the parts of a vehicle's page ask the service; deliveries are in `deliveryApi`, with what parses them. */
export const vehicleApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Where the price of a vehicle is in the market, by its slug (VDP-08). */
    gauge: build.query<AutogaugeAnswer, string>({
      query: (slug) => `/api/cars/${encodeURIComponent(slug)}/autogauge`,
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
