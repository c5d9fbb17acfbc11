import { passesGate } from '@forecourt/accounts';
import {
  apiError,
  purchaseDetails,
  purchaseDraft,
  purchaseHandover,
  purchaseOrder,
  purchasePayment,
  purchaseQuery,
  purchaseTradeIn,
  purchaseView,
  Refusal,
  reservationView,
} from '@forecourt/contracts/api';
import { FREQUENCY_NAMES, loanChoices } from '@forecourt/finance-maths';
import { financeOf, type Answers, type Saver, type Who } from '@forecourt/purchases';
import { purchasesWords } from '@forecourt/purchases/words';
import { isLive } from '@forecourt/reservation';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { chargesProblem, purchaseProblem, vehicleWords, type Vehicle } from '@forecourt/vehicle';
import { textsOf, wordsOf } from '@forecourt/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requirePerson } from '@forecourt/leads';
import { networkOf, OWNER_BITS, refuseField, refuseFields } from '@forecourt/service';
import { knownVisitor, visitorHash, visitorOf } from '../checkoutVisitor.js';
import type { Routes } from '../context.js';
import { handoverOf } from '../purchases/handoverOf.js';
import { purchasePaper } from '../purchases/purchasePaper.js';
import { purchaseViewOf } from '../purchases/purchaseViews.js';
import { whoBuys } from '../purchases/whoBuys.js';
import { shownVehicle } from '../shownVehicle.js';
import { ownLead } from './tradeIn.js';
import { worded } from '../words/worded.js';

const purchaseText = textsOf(purchasesWords);
const refusals = {
  403: apiError,
  404: apiError,
  409: apiError,
  410: apiError,
  415: apiError,
  422: apiError,
  429: apiError,
};
const saved = z.object({ saved: z.literal(true) });
const SAVED = { saved: true } as const;

/** Vehicles bought online, step by step (BUY-02, BUY-03, BUY-04). */
export const purchaseRoutes: Routes = (app, context) => {
  const { captchaOf, db, purchases, reservations, siteOf, clock, writesPerMinute } = context;
  // a journey has several steps, each of which is a write
  const writes = { rateLimit: { max: writesPerMinute * 2, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  /** The vehicle and its buyer; throws what becomes a refusal (BUY-02, B6). */
  const buying = async (
    request: Pick<FastifyRequest, 'host' | 'headers'>,
    reply: FastifyReply,
    slug: string,
  ): Promise<{ site: ConfiguredSite; vehicle: Vehicle; who: Saver; cookie: string }> => {
    const site = siteOf(request);
    const config = purchases.configOf(site);
    if (!config) throw new Refusal(404, purchaseText('notHere'));
    const { vehicle } = await shownVehicle(db, site, slug, clock());
    const who = await whoBuys(context, site, request);
    if (!passesGate(config.gate, who.known)) throw new Refusal(403, worded('signIn.please'));
    const options = sectionOf(site, vehicleSection);
    const problem = purchaseProblem(vehicle, options);
    // no shopper agrees to a sum that is not the whole; what was agreed to before goes on
    const charges = purchaseProblem({ ...vehicle, reserved: false }, options);
    if (charges?.kind === 'charges' && !(await hasAgreed(site, vehicle, who)))
      throw new Refusal(409, (speaker) => chargesProblem(wordsOf(speaker, vehicleWords)));
    // the buyer whose deposit holds the vehicle continues; others get the refusal of a reservation
    if (problem?.kind === 'reservation' && !(await holds(site, vehicle, who, request.headers.cookie)))
      throw new Refusal(409, vehicle.reserved ? worded('purchase.reserved') : worded('purchase.notOnline'));
    const cookie = knownVisitor(request, reply);
    return { site, vehicle, who: { ...who, visitor: visitorHash(cookie) }, cookie };
  };

  /** Whether the deposit of this visitor's purchase was begun and still counts. */
  const hasAgreed = async (site: ConfiguredSite, vehicle: Vehicle, who: Who): Promise<boolean> => {
    const begun = await purchases.deposit(site, await purchases.own(site, vehicle.id, who));
    return begun !== undefined && isLive(begun.state);
  };

  /** Whether it is this visitor's own deposit that holds a vehicle. */
  const holds = async (site: ConfiguredSite, vehicle: Vehicle, who: Who, cookies: string | undefined) => {
    if (!vehicle.reserved) return false;
    const visitor = visitorOf(cookies);
    const found =
      (await purchases.deposit(site, await purchases.own(site, vehicle.id, who))) ??
      (visitor ? await reservations.ownOf(site, vehicle.id, visitor) : undefined);
    return found !== undefined && isLive(found.state);
  };

  app.get(
    '/api/purchases/current',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'How far this visitor has got with buying a vehicle, and what can be done',
        tags: ['purchases'],
        querystring: purchaseQuery,
        response: { 200: purchaseView, 404: apiError, 410: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (!purchases.configOf(site)) throw new Refusal(404, purchaseText('notHere'));
      const { vehicle } = await shownVehicle(db, site, request.query.vehicle, clock());
      knownVisitor(request, reply);
      return purchaseViewOf(context, site, vehicle, request, request.query.token);
    },
  );

  app.post(
    '/api/purchases/details',
    {
      config: writes,
      schema: {
        summary: 'Begins a purchase, or changes who buys: stores the lead',
        tags: ['purchases'],
        body: purchaseDetails,
        response: { 200: saved, ...refusals },
      },
    },
    async (request, reply) => {
      const { vehicle_slug: slug, homepage, url, user_agent, ...details } = request.body;
      if (homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
      const { site, vehicle, who } = await buying(request, reply, slug);
      await purchases.saveDetails(site, vehicle, who, details, { url, ...(user_agent ? { user_agent } : {}) });
      return SAVED;
    },
  );

  app.post(
    '/api/purchases/trade-in',
    {
      config: writes,
      schema: {
        summary: 'Says whether there is a car to trade in; takes over a valuation of this visitor',
        tags: ['purchases'],
        body: purchaseTradeIn,
        response: { 200: saved, ...refusals },
      },
    },
    async (request, reply) => {
      const { vehicle_slug: slug, choice, lead_id: lead } = request.body;
      const { site, vehicle, who } = await buying(request, reply, slug);
      const answer =
        choice === 'estimate'
          ? await takenOver(request, lead, site, vehicle, who)
          : ({ choice } as Answers['trade-in']);
      await purchases.saveAnswer(site, vehicle, who, 'trade-in', answer);
      return SAVED;
    },
  );

  /** A valuation of the visitor's own, or the one that the purchase has already: that outlives the visitor's cookie. */
  const takenOver = async (
    request: FastifyRequest,
    lead: string | undefined,
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
  ): Promise<Answers['trade-in']> => {
    const kept = (await purchases.own(site, vehicle.id, who))?.progress['trade-in'];
    const own = await ownLead(context, request, lead || undefined).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (own) return { choice: 'estimate', lead_id: own.id, car: own.enquiry.trade_in };
    if (kept?.choice === 'estimate' && (!lead || kept.lead_id === lead)) return kept;
    throw refuseField(422, 'lead_id', worded('field.valuation'), worded('purchase.noValuation'));
  };

  app.post(
    '/api/purchases/payment',
    {
      config: writes,
      schema: {
        summary: 'Says how the vehicle is paid',
        tags: ['purchases'],
        body: purchasePayment,
        response: { 200: saved, ...refusals },
      },
    },
    async (request, reply) => {
      const { vehicle_slug: slug, choice, years, frequency, own_money: own = 0 } = request.body;
      const { site, vehicle, who } = await buying(request, reply, slug);
      if (choice === 'outright') {
        await purchases.saveAnswer(site, vehicle, who, 'payment', { choice });
        return SAVED;
      }
      const finance = financeOf(site, clock());
      const choices = finance && loanChoices(vehicle, finance.config, finance.context);
      if (!choices) throw refuseField(422, 'choice', worded('field.outright'), worded('purchase.noFinance'));
      const frequencies = FREQUENCY_NAMES.filter((name) => choices.frequencies.includes(name)).join(', ');
      const fields = [
        ...(years !== undefined && choices.years.includes(years)
          ? []
          : [{ field: 'years', message: worded('field.choice', { values: choices.years.join(', ') }) }]),
        ...(frequency !== undefined && choices.frequencies.includes(frequency)
          ? []
          : [{ field: 'frequency', message: worded('field.choice', { values: frequencies }) }]),
      ];
      if (fields.length > 0 || years === undefined || frequency === undefined) throw refuseFields(fields);
      await purchases.saveAnswer(site, vehicle, who, 'payment', { choice, years, frequency, own_money: own });
      return SAVED;
    },
  );

  app.post(
    '/api/purchases/handover',
    {
      config: writes,
      schema: {
        summary: 'Says where the vehicle is handed over',
        tags: ['purchases'],
        body: purchaseHandover,
        response: { 200: saved, ...refusals },
      },
    },
    async (request, reply) => {
      const { vehicle_slug: slug, ...wanted } = request.body;
      const { site, vehicle, who } = await buying(request, reply, slug);
      const hasDelivery = purchases.configOf(site)?.hasDelivery ?? false;
      await purchases.saveAnswer(site, vehicle, who, 'handover', handoverOf(site, vehicle, wanted, hasDelivery));
      return SAVED;
    },
  );

  app.post(
    '/api/purchases/drafts',
    {
      config: writes,
      schema: {
        summary: 'Keeps what was typed into a step that is left before it is whole',
        tags: ['purchases'],
        body: purchaseDraft,
        response: { 200: saved, ...refusals },
      },
    },
    async (request, reply) => {
      const { vehicle_slug: slug, step, values } = request.body;
      const { site, vehicle, who } = await buying(request, reply, slug);
      const typed = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
      );
      await purchases.saveDraft(site, vehicle, who, step, typed);
      return SAVED;
    },
  );

  app.post(
    '/api/purchases/order',
    {
      // each blocks a vehicle for a while, as a reservation does
      config: { rateLimit: { max: Math.max(1, Math.floor(writesPerMinute / 2)), timeWindow: '1 minute' } },
      schema: {
        summary: 'Agrees to the summary and begins the deposit',
        description:
          'The deposit is a reservation: one shopper holds the vehicle, the same purchase is never ' +
          'charged twice, and it is paid at `payment_url`.',
        tags: ['purchases'],
        body: purchaseOrder,
        response: {
          200: reservationView.describe('Begun already.'),
          201: reservationView.describe('The vehicle waits for the deposit.'),
          ...refusals,
          502: apiError,
        },
      },
    },
    async (request, reply) => {
      const { captcha_token: proof, ...words } = request.body;
      const { site, vehicle, who, cookie } = await buying(request, reply, words.vehicle_slug);
      await requirePerson(captchaOf(site), proof);
      const { view, isNew } = await purchases.order(
        site,
        vehicle,
        who,
        { visitor: cookie, network: networkOf(request, OWNER_BITS) },
        words,
      );
      return reply.code(isNew ? 201 : 200).send(view);
    },
  );

  app.get(
    '/api/purchases/summary.pdf',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'The summary of this visitor’s purchase, as PDF',
        tags: ['purchases'],
        querystring: purchaseQuery,
        produces: ['application/pdf'],
        response: { 200: z.unknown().describe('The PDF.'), 404: apiError, 410: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { reference, body } = await purchasePaper(context, site, request, request.query);
      return reply
        .header('content-disposition', `attachment; filename="purchase-${reference.toLowerCase()}.pdf"`)
        .type('application/pdf')
        .send(body);
    },
  );
};
