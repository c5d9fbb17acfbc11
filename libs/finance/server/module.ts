import { apiError, quoteAnswer, quoteBody, Refusal } from '@forecourt/contracts/api';
import { findFinance } from '@forecourt/finance-maths';
import type { Routes } from '../context.js';
import { partnerQuote } from '../partnerQuote.js';
import { worded } from '../words/worded.js';

/** A partner's quote for a price (FIN-10). Only where the site has it on; its key never leaves the server. */
export const quoteRoutes: Routes = (app, { quotes, siteOf }) => {
  app.post(
    '/api/youx/quote',
    {
      // one for each look at a vehicle, and a partner may bill them
      config: { rateLimit: { max: 30, timeWindow: '1 minute' }, isPerView: true },
      schema: {
        summary: 'Quotes a weekly repayment with its rates',
        tags: ['finance'],
        body: quoteBody,
        response: {
          200: quoteAnswer,
          403: apiError,
          404: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
          502: apiError,
        },
      },
    },
    async (request) => {
      const site = siteOf(request);
      const finance = findFinance(site);
      if (!finance?.quote?.isOn) throw new Refusal(404, worded('quotes.none'));
      const quote = await partnerQuote(quotes, site, finance, request.body);
      if (!quote) throw new Refusal(404, worded('quote.none'));
      return quote;
    },
  );
};
