import { passesGate } from '@forecourt/accounts';
import {
  apiError,
  personalisedAnswer,
  type PersonalisedAnswer,
  personalisedBody,
  personalisedOpened,
  personalisedQuery,
  Refusal,
} from '@forecourt/contracts/api';
import { CATEGORY } from '@forecourt/enquiry';
import { enquiryBody } from '@forecourt/enquiry/schema';
import { publicVehicle } from '@forecourt/sites';
import { effectivePrice } from '@forecourt/vehicle';
import type { ApiContext, Routes } from '../context.js';
import { partnerQuote } from '../partnerQuote.js';
import { mayBeQuoted, personalisedOn, quoteBodyFor } from '../personalisedRules.js';
import { shownVehicleById } from '../shownVehicle.js';
import { worded } from '../words/worded.js';

const PATH = '/api/personalised/finance';

/** A quote on the shopper's own terms, and the gate before it (B2.1, B6, FIN-12). */
export const personalisedFinanceRoutes: Routes = (app, context) => {
  const { quotes, shoppers, detailsSessions, leads, siteOf, clock, writesPerMinute } = context;
  app.get(
    PATH,
    {
      // a partner may bill each quote
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'Quotes a vehicle on a shopper’s own terms',
        description: 'Behind the site’s gate: the answer to a shopper whom the site does not know names what opens it.',
        tags: ['finance'],
        querystring: personalisedQuery,
        response: { 200: personalisedAnswer, 404: apiError, 422: apiError, 429: apiError, 502: apiError },
      },
    },
    async (request, reply): Promise<PersonalisedAnswer> => {
      const site = siteOf(request);
      const finance = personalisedOn(site, clock());
      const { car_id: id, credit, term } = request.query;
      void reply.header('cache-control', 'no-store');
      const vehicle = await vehicleOf(context, site, id);
      if (!vehicle) return { state: 'no-vehicle' };
      const price = effectivePrice(vehicle);
      // checked before the gate, so that no shopper leaves details for a vehicle without a quote
      const shown = publicVehicle(vehicle, site);
      if (price === undefined || !mayBeQuoted(vehicle, site, finance, clock()))
        return { state: 'no-quote', vehicle: shown };
      const { gate } = finance.personalised;
      const shopper = await shoppers.shopperOf(site.slug, request.headers.cookie);
      if (gate !== 'open' && !passesGate(gate, shopper)) return { state: 'gate', gate, vehicle: shown };
      const termYears = Math.min(finance.term.max, Math.max(finance.term.min, term ?? finance.quote.termYears));
      const asked = quoteBodyFor(vehicle, { price, termYears, credit: credit ?? finance.quote.creditScore });
      if (!asked) return { state: 'no-quote', vehicle: shown };
      const quote = await partnerQuote(quotes, site, finance, asked);
      return quote ? { state: 'quote', vehicle: shown, quote, termYears } : { state: 'no-quote', vehicle: shown };
    },
  );

  app.post(
    PATH,
    {
      config: { rateLimit: { max: writesPerMinute ?? 20, timeWindow: '1 minute' } },
      schema: {
        summary: 'Opens the gate for a shopper who leaves contact details',
        description: 'The details are a lead, stored before the gate opens.',
        tags: ['finance'],
        body: personalisedBody,
        response: {
          201: personalisedOpened,
          403: apiError,
          404: apiError,
          409: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { personalised } = personalisedOn(site, clock());
      if (personalised.gate !== 'details') throw new Refusal(404, worded('finance.noGate'));
      const { car_id: id, ...details } = request.body;
      const vehicle = await vehicleOf(context, site, id);
      if (!vehicle) throw new Refusal(404, worded('vehicle.notAnyMore'));
      const enquiry = enquiryBody.parse({
        ...details,
        category: CATEGORY.finance,
        subcategory: personalised.title,
        message: 'I would like to see a personalised finance quote for this vehicle.',
        vehicle_slug: vehicle.slug,
        answers: { 'Agreed to': personalised.consent },
      });
      const { lead_id } = await leads.take(site, enquiry);
      void reply.header('set-cookie', detailsSessions.open(site.slug, lead_id, request.host));
      return reply.code(201).send({ lead_id });
    },
  );
};

/** A vehicle that the site shows now, by its id; undefined for any other. */
const vehicleOf = ({ db, clock }: ApiContext, site: ReturnType<ApiContext['siteOf']>, id: string) =>
  shownVehicleById(db, site, id, clock()).then(
    ({ vehicle }) => vehicle,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    },
  );
