import type { OffersAnswer } from '@forecourt/contracts/api';
import { baseApi } from '@forecourt/runtime/base-api';

const offersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOffers: build.query<OffersAnswer, void>({ query: () => '/api/offers', keepUnusedDataFor: 60 }),
  }),
});

export const { useGetOffersQuery } = offersApi;
