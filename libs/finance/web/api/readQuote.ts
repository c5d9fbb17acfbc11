import type { CallInput } from '@forecourt/contracts/call';
import type { QuoteAnswer, requestQuote } from '@forecourt/finance/domain';
import { apiLoaded } from '@forecourt/runtime/base-api';
import type { AppDispatch } from '@forecourt/runtime/store';
import { financeApi } from './financeApi.js';

/** A partner's quote: the parts of a page that show the same one send one request. Rejects without an answer. */
export const readQuote =
  (request: CallInput<typeof requestQuote>) =>
  (dispatch: AppDispatch): Promise<QuoteAnswer> => {
    dispatch(apiLoaded());
    return dispatch(financeApi.endpoints.quote.initiate(request)).unwrap();
  };
