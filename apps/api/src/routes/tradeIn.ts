import { sessionCookie } from '@forecourt/garage/server';
import { apiError, Refusal } from '@forecourt/contracts/api';
import {
  isTradeIn,
  plateOf,
  SUBCATEGORY,
  hasTradeInPage,
  tradeInOptions,
  type StoredEnquiry,
  type StoredTradeIn,
} from '@forecourt/enquiry';
import {
  adjustmentsBody,
  miscellaneousBody,
  offerBody,
  regoAnswer,
  regoBody,
  tradeInAnswer,
  tradeInBody,
} from '@forecourt/enquiry/schema';
import { checkOf, type KnownLead } from '@forecourt/leads';
import { leadsWords } from '@forecourt/leads/words';
import { textsOf } from '@forecourt/words';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, Routes } from '../context.js';
import { shownVehicleById } from '../shownVehicle.js';
import { enquiryOf, estimateOf, refuseBadCar, stateOf, storedCar } from '../tradeInCars.js';
import { worded } from '../words/worded.js';

const leadText = textsOf(leadsWords);
const refusals = { 403: apiError, 404: apiError, 409: apiError, 415: apiError, 422: apiError, 429: apiError };
const ofLead = z.object({ lead: z.string().max(60) });
const SENT = 'forecourt_sent';
const HOUR_SECONDS = 3600;

/** The visitor's own lead. Another visitor's, another site's and one that does not exist are all not there (TEN-07). */
export async function ownLead(
  { leads, leadSessions, siteOf }: Pick<ApiContext, 'leads' | 'leadSessions' | 'siteOf'>,
  request: Pick<FastifyRequest, 'host' | 'headers'>,
  id?: string,
): Promise<KnownLead & { readonly enquiry: StoredEnquiry & { readonly trade_in: StoredTradeIn } }> {
  const site = siteOf(request);
  const own = leadSessions.leadsOf(site.slug, request.headers.cookie);
  const wanted = id === undefined ? own[0] : own.find((lead) => lead === id);
  const known = wanted === undefined ? undefined : await leads.find(site, wanted);
  if (!known?.enquiry.trade_in || !isTradeIn(known.category)) throw new Refusal(404, worded('request.none'));
  return known as Awaited<ReturnType<typeof ownLead>>;
}

/** What shoppers ask for their own cars (B7, TRD-01 to TRD-03, FORM-02). */
export const tradeInRoutes: Routes = (app, context) => {
  const { db, leads, leadPhotos, leadSessions, siteOf, clock, tradeIn, writesPerMinute } = context;
  const writes = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  const told = async (request: Pick<FastifyRequest, 'host'>, known: KnownLead) =>
    stateOf(known, await leadPhotos.list(siteOf(request), known.id));
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.post(
    '/api/trade-in/rego',
    {
      // plates are not to be tried out
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        summary: 'Finds a car by its plate',
        tags: ['trade-in'],
        body: regoBody,
        response: { 200: regoAnswer, ...refusals },
      },
    },
    async (request) => {
      const { stockOwner, config } = siteOf(request);
      if (tradeInOptions({ config }).tradeInPages.length === 0) throw new Refusal(404, worded('tradeIn.none'));
      const plate = plateOf(request.body.rego);
      const found =
        plate === ''
          ? undefined
          : await tradeIn.plates.find(plate, request.body.regoState, stockOwner).catch(() => undefined);
      return found ? { found: true, make: found.make, model: found.model, year: found.year } : { found: false };
    },
  );

  app.post(
    '/api/trade-in/leads',
    {
      config: writes,
      schema: {
        summary: 'Starts a trade-in: stores the lead, and says what the car may be worth',
        description: 'The same key with the same words is one lead. The visitor’s cookie goes on with it for a week.',
        tags: ['trade-in'],
        body: tradeInBody,
        response: { 200: tradeInAnswer.describe('Known already by its key.'), 201: tradeInAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { body } = request;
      if (!hasTradeInPage(site, body.page)) throw new Refusal(404, worded('tradeIn.noForm'));
      const car = { ...body, answers: body.adjustmentAnswers };
      refuseBadCar(site, car, clock());
      const against = body.car_id ? await shownVehicleById(db, site, body.car_id, clock()).catch(gone) : undefined;
      const stored = storedCar(site, car, await estimateOf(context, site, car));
      const enquiry = enquiryOf(site, body, against?.vehicle.slug);
      const check = await checkOf(context.captchaOf(site), body.captcha_token);
      const { lead_id: id, isNew } = await leads.take(site, enquiry, stored, undefined, { check }).catch(refused);
      const known = await leads.find(site, id);
      if (!known) throw new Error('The lead is not there after it was stored.');
      const { host, headers } = request;
      void reply.header('set-cookie', [
        leadSessions.open(site.slug, id, { cookies: headers.cookie, host }),
        sessionCookie(SENT, id, { maxAge: HOUR_SECONDS, host }),
      ]);
      return reply.code(isNew ? 201 : 200).send(await told(request, known));
    },
  );

  app.get(
    '/api/trade-in/:lead',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'A trade-in of this visitor',
        tags: ['trade-in'],
        params: ofLead,
        response: { 200: tradeInAnswer, 404: apiError, 429: apiError },
      },
    },
    async (request) => told(request, await ownLead(context, request, request.params.lead)),
  );

  app.post(
    '/api/trade-in/:lead/adjustments',
    {
      config: writes,
      schema: {
        summary: 'Changes the answers about the car, and what it may be worth',
        tags: ['trade-in'],
        params: ofLead,
        body: adjustmentsBody,
        response: { 200: tradeInAnswer, ...refusals },
      },
    },
    async (request) => {
      const site = siteOf(request);
      const known = await ownLead(context, request, request.params.lead);
      const car = { ...known.enquiry.trade_in, answers: request.body.adjustmentAnswers };
      refuseBadCar(site, car, clock());
      const estimate = await estimateOf(context, site, car);
      const next = await leads.advance(site, known.id, (enquiry) => {
        if (enquiry.trade_in?.decision === 'accepted') throw new Refusal(409, worded('tradeIn.accepted'));
        return { enquiry: { ...enquiry, trade_in: { ...enquiry.trade_in, ...storedCar(site, car, estimate) } } };
      });
      return told(request, next ?? known);
    },
  );

  app.post(
    '/api/trade-in/:lead/offer',
    {
      config: writes,
      schema: {
        summary: 'Accepts the offer, or asks for a person',
        description:
          'Event 18 and subcategory "3. Offer Accepted" for an offer that is accepted; once, however often it is sent.',
        tags: ['trade-in'],
        params: ofLead,
        body: offerBody,
        response: { 200: tradeInAnswer, ...refusals },
      },
    },
    async (request) => {
      const decision = request.body.offer_accepted ? 'accepted' : 'person';
      const { id } = await ownLead(context, request, request.params.lead);
      const next = await leads.advance(siteOf(request), id, (enquiry) => {
        const { trade_in: car } = enquiry;
        // what was accepted stays accepted, and nothing acts twice
        if (!car || car.decision === 'accepted' || car.decision === decision) return undefined;
        if (decision === 'accepted' && car.estimate.state !== 'estimate')
          throw new Refusal(409, worded('tradeIn.noEstimate'));
        const subcategory = decision === 'accepted' ? SUBCATEGORY.tradeInAccepted : SUBCATEGORY.tradeInPerson;
        return { enquiry: { ...enquiry, subcategory, trade_in: { ...car, decision } }, stage: decision };
      });
      if (!next) throw new Refusal(404, worded('request.none'));
      return told(request, next);
    },
  );

  app.post(
    '/api/miscellaneous',
    {
      config: writes,
      schema: {
        summary: 'Stores what another valuer said of the car of a lead',
        description: 'Bound to a lead of the visitor’s own. Nothing but `valuation` is stored.',
        tags: ['trade-in'],
        body: miscellaneousBody,
        response: { 200: z.object({ stored: z.literal(true), lead_id: z.string() }), ...refusals },
      },
    },
    async (request) => {
      const { lead_id: wanted, valuation } = request.body;
      const { id } = await ownLead(context, request, wanted || undefined);
      await leads.advance(siteOf(request), id, (enquiry) =>
        enquiry.trade_in ? { enquiry: { ...enquiry, trade_in: { ...enquiry.trade_in, valuation } } } : undefined,
      );
      return { stored: true as const, lead_id: id };
    },
  );
};

function refused(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const asSent = error.fields?.map(({ field, message }) => ({
    field: field === 'location' ? 'location_id' : field,
    message,
  }));
  throw new Refusal(error.statusCode, error.said, asSent);
}

/** A vehicle that went while the form was filled in costs no lead; one that the site never showed is refused. */
function gone(error: unknown): undefined {
  if (error instanceof Refusal && error.statusCode === 410) return undefined;
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal(422, leadText('vehicle.notHere'), [{ field: 'car_id', message: leadText('field.vehicle') }]);
}
