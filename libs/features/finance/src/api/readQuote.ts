import type { Quote, QuoteRequest } from '@forecourt/finance-maths';
import type { AppDispatch } from '@forecourt/runtime/store';
import { financeApi } from './financeApi.js';

/** A partner's quote for one vehicle: requested once for all who state it, for as long as the page is open. */
export const readQuote =
  (request: QuoteRequest) =>
  (dispatch: AppDispatch): Promise<Quote> =>
    dispatch(financeApi.endpoints.quote.initiate(request)).unwrap();
