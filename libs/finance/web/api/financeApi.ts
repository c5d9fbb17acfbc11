import type { Quote, QuoteRequest } from '@forecourt/finance-maths';
import { baseApi } from '@forecourt/runtime/base-api';

const financeApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A partner's quote for one vehicle (B7): the same request is sent once. */
    quote: build.query<Quote, QuoteRequest>({
      query: (body) => ({ path: '/api/youx/quote', method: 'POST', body }),
    }),
  }),
});

export const { useQuoteQuery } = financeApi;
