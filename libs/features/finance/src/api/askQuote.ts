import type { Quote, QuoteRequest } from '@forecourt/finance-maths';
import type { ApiGateway } from '@forecourt/runtime';

/** Asks the service for a quote (B7). */
export const askQuote =
  (api: ApiGateway) =>
  (request: QuoteRequest): Promise<Quote> =>
    api.request<Quote>('/api/youx/quote', { method: 'POST', body: request });
