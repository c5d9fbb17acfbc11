import { passesGate } from '@forecourt/accounts';
import {
  apiError,
  Refusal,
  reservationBody,
  reservationOffer,
  reservationOfferQuery,
  reservationToken,
  reservationView,
} from '@forecourt/contracts/api';
import { depositCents } from '@forecourt/reservation';
import { reservationsWords } from '@forecourt/reservations/words';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { publicVehicle } from '@forecourt/sites';
import { isReservable } from '@forecourt/vehicle';
import { textsOf } from '@forecourt/words';
import { requirePerson } from '@forecourt/leads';
import { networkOf, OWNER_BITS, refuseField } from '@forecourt/service';
import { knownVisitor, visitorOf } from '../checkoutVisitor.js';
import type { Routes } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';
import { worded } from '../words/worded.js';

const NOT_HERE = textsOf(reservationsWords)('notHere');

/** Reservations with a deposit (BUY-01, BUY-02, BUY-04). */
export const reservationRoutes: Routes = (app, context) => {
  const { captchaOf, db, reservations, shoppers, siteOf, clock, writesPerMinute } = context;
  const startsPerMinute = Math.max(1, Math.floor(writesPerMinute / 2));
  const known = <Answer>(answer: Answer | undefined): Answer => {
    if (answer === undefined) throw new Refusal(404, worded('reservation.none'));
    return answer;
  };

  app.get(
    '/api/reservations/offer',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'What a shopper can do about a vehicle: reserve it, or see the state of their own reservation',
        tags: ['reservations'],
        querystring: reservationOfferQuery,
        response: { 200: reservationOffer, 404: apiError, 410: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const config = reservations.configOf(site);
      if (!config) throw new Refusal(404, NOT_HERE);
      void reply.header('cache-control', 'no-store');
      const { vehicle } = await shownVehicle(db, site, request.query.vehicle, clock());
      const given = visitorOf(request.headers.cookie);
      knownVisitor(request, reply);
      const own = given ? await reservations.ownOf(site, vehicle.id, given) : undefined;
      const live = await reservations.liveOf(site, vehicle.id);
      const shopper = config.gate === 'open' ? undefined : await shoppers.shopperOf(site.slug, request.headers.cookie);
      const isOpen = isReservable(vehicle, sectionOf(site, vehicleSection));
      const state = live
        ? ('taken' as const)
        : !isOpen
          ? ('not-reservable' as const)
          : passesGate(config.gate, shopper)
            ? ('open' as const)
            : ('gate' as const);
      return {
        vehicle: publicVehicle(vehicle, site),
        state,
        deposit_cents: depositCents(vehicle, config),
        ...(live && !live.isHeld ? { free_at: live.payableUntil } : {}),
        ...(own ? { own } : {}),
        key: crypto.randomUUID(),
      };
    },
  );

  app.post(
    '/api/reservations',
    {
      // each blocks a vehicle for a while
      config: { rateLimit: { max: startsPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Reserves a vehicle until its deposit is paid',
        description:
          'The same key with the same words is one reservation, however often it arrives. Of several at ' +
          'once one holds the vehicle, the others are answered 409. Who has two that wait for their deposit, by ' +
          'e-mail address, phone, browser or network, is answered 429.',
        tags: ['reservations'],
        body: reservationBody,
        response: {
          200: reservationView.describe('Known already, by its key or by the visitor.'),
          201: reservationView.describe('The vehicle waits for the deposit, which is paid at `payment_url`.'),
          403: apiError,
          404: apiError,
          409: apiError,
          410: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
          502: apiError,
        },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const config = reservations.configOf(site);
      if (!config) throw new Refusal(404, NOT_HERE);
      if (request.body.homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
      const { vehicle } = await shownVehicle(db, site, request.body.vehicle_slug, clock());
      if (
        config.gate !== 'open' &&
        !passesGate(config.gate, await shoppers.shopperOf(site.slug, request.headers.cookie))
      )
        throw new Refusal(403, worded('signIn.please'));
      const { captcha_token: proof, ...words } = request.body;
      await requirePerson(captchaOf(site), proof);
      const { view, isNew } = await reservations.start(site, vehicle, words, {
        visitor: knownVisitor(request, reply),
        network: networkOf(request, OWNER_BITS),
      });
      return reply.code(isNew ? 201 : 200).send(view);
    },
  );

  app.get(
    '/api/reservations/current',
    {
      // an open payment is queried at its provider
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'State of a reservation, by the token of its link',
        tags: ['reservations'],
        querystring: reservationToken,
        response: { 200: reservationView, 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return known(await reservations.byToken(siteOf(request), request.query.token));
    },
  );

  app.post(
    '/api/reservations/cancel',
    {
      config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Gives a reservation up; a deposit that was paid goes back',
        tags: ['reservations'],
        body: reservationToken,
        response: {
          200: reservationView,
          403: apiError,
          404: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
          502: apiError,
        },
      },
    },
    async (request) => known(await reservations.cancel(siteOf(request), request.body.token)),
  );
};
