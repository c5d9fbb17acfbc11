import { listOffers, type OffersAnswer } from '@forecourt/offers/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';
import type { CallInput } from '@forecourt/contracts/call';

export const offersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOffers: build.query<OffersAnswer, CallInput<typeof listOffers>>({
      query: sends(listOffers),
      keepUnusedDataFor: 60,
    }),
  }),
});
