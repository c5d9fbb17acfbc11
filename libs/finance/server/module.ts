import { detailsSessionsPort, shoppersPort } from '@forecourt/garage/server';
import { openPersonalisedGate, readDisclaimer, readPersonalisedQuote, requestQuote } from '@forecourt/finance/domain';
import { leadsPort } from '@forecourt/leads';
import { defineModule, serve } from '@forecourt/service';
import { shownVehiclesPort } from '@forecourt/stock';
import { disclaimerOf } from './disclaimerOf.js';
import { openGate, personalisedQuote } from './personalisedFinance.js';
import { personalisedOn } from './personalisedRules.js';
import { quoteOfSite } from './quoteOfSite.js';
import { quotesPort } from './quotes/quotePort.js';
import { financeServerWords } from './words/translated.js';

/** A partner may bill each quote. */
const QUOTES_PER_MINUTE = 30;

/** Quotes of repayments, with and without a gate before them, and the disclaimer of a vehicle. */
export const financeModule = defineModule({
  id: 'finance',
  words: financeServerWords,
  calls: ({ now, port, writesPerMinute }) => {
    const quotes = port(quotesPort);
    const vehicles = port(shownVehiclesPort);
    const personalised = {
      quotes,
      vehicles,
      shoppers: port(shoppersPort),
      detailsSessions: port(detailsSessionsPort),
      leads: port(leadsPort),
      now,
    };
    return [
      serve(requestQuote, ({ site, body }) => quoteOfSite(quotes, site, body), {
        perMinute: QUOTES_PER_MINUTE,
        // a page requests one at each look at a vehicle
        isPerView: true,
      }),
      serve(
        readDisclaimer,
        async ({ site, params }) => disclaimerOf((await vehicles.byId(site, params.car_id)).vehicle, site),
        { perMinute: 120 },
      ),
      serve(
        readPersonalisedQuote,
        ({ site, query, request, reply }) => {
          const finance = personalisedOn(site, now());
          void reply.header('cache-control', 'no-store');
          return personalisedQuote(personalised, { site, finance, query, cookies: request.headers.cookie });
        },
        { perMinute: QUOTES_PER_MINUTE },
      ),
      serve(
        openPersonalisedGate,
        async ({ site, body, request, reply }) => {
          const { lead_id, cookie } = await openGate(personalised, site, body, request.host);
          void reply.code(201).header('set-cookie', cookie);
          return { lead_id };
        },
        { perMinute: writesPerMinute },
      ),
    ];
  },
});
