import type { CallInput } from '@forecourt/contracts/call';
import { requestQuote, type QuoteAnswer } from '@forecourt/finance/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';

/** What the parts of a vehicle's page ask the service about finance. */
export const financeApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A partner's quote for one vehicle (B7): the same request is sent once. */
    quote: build.query<QuoteAnswer, CallInput<typeof requestQuote>>({ query: sends(requestQuote) }),
  }),
});
