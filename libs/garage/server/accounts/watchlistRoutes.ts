import type { Account } from '@forecourt/accounts';
import {
  apiError,
  doneAnswer,
  Refusal,
  watchlistAnswer,
  watchlistBody,
  watchlistMergeBody,
} from '@forecourt/contracts/api';
import { normaliseMobile, storable } from '@forecourt/enquiry';
import { shownOnSite } from '@forecourt/site-config';
import { shownStock } from '@forecourt/stock';
import { vehicleTitle } from '@forecourt/vehicle';
import type { FastifyRequest } from 'fastify';
import { refuseField } from '@forecourt/service';
import { signedIn, watchlistOn } from '../accounts/siteAccounts.js';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const DONE = { success: true } as const;
const REFUSALS = {
  401: apiError,
  403: apiError,
  404: apiError,
  409: apiError,
  415: apiError,
  422: apiError,
  429: apiError,
};

/** The calls name the shopper's phone (A7); who asks is known by the session, and both must agree. */
function refuseOtherPhone({ phone }: Account, given: string): void {
  if (phone === null) throw refuseField(403, 'phone_number', worded('field.noMobile'), worded('watchlist.noMobile'));
  if (normaliseMobile(given) !== phone) throw refuseField(403, 'phone_number', worded('field.otherMobile'));
}

/** Vehicles that a shopper with an account keeps an eye on (SAVE-02, A7). */
export const watchlistRoutes: Routes = (app, context) => {
  const { db, watchlists, siteOf, clock, writesPerMinute } = context;
  const ofSite = (request: Pick<FastifyRequest, 'host'>) => watchlistOn(siteOf(request));
  // a shopper saves several in a row
  const config = { rateLimit: { max: writesPerMinute * 3, timeWindow: '1 minute' } };
  const tags = ['watchlist'];
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  const stockOf = (site: ReturnType<typeof ofSite>) => {
    const stock = shownStock(db, site);
    return {
      async read(id: string) {
        const vehicle = id !== '' && storable(id) === id ? await stock.byId(id) : undefined;
        const isShown =
          vehicle !== undefined && vehicle.status !== 'withdrawn' && shownOnSite(vehicle, site, clock()).isReachable;
        return { vehicle, isShown };
      },
    };
  };
  const full = () => new Refusal(409, worded('watchlist.full'));

  app.get(
    '/api/watchlist',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'The shopper’s watchlist',
        tags,
        response: { 200: watchlistAnswer, 401: apiError, 404: apiError },
      },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      const stock = stockOf(site);
      const watched = await watchlists.of(site.slug, account.id);
      const cars = await Promise.all(
        watched.map(async ({ vehicleId, savedAt }) => {
          const { vehicle, isShown } = await stock.read(vehicleId);
          return {
            ...{ id: vehicleId, saved_at: savedAt.toISOString() },
            ...(vehicle ? { title: vehicleTitle(vehicle) } : {}),
            ...(vehicle && isShown ? { slug: vehicle.slug } : {}),
          };
        }),
      );
      return { cars };
    },
  );
  app.post(
    '/api/watchlist/save-car',
    {
      config,
      schema: { summary: 'Saves a vehicle', tags, body: watchlistBody, response: { 200: doneAnswer, ...REFUSALS } },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      const { phone_number: phone, car_id: id } = request.body;
      refuseOtherPhone(account, phone);
      const { isShown } = await stockOf(site).read(id);
      if (!isShown) throw refuseField(404, 'car_id', worded('field.noVehicle'), worded('vehicle.none'));
      if (!(await watchlists.save(site.slug, account.id, [id]))) throw full();
      return DONE;
    },
  );
  app.post(
    '/api/watchlist/remove-car',
    {
      config,
      schema: {
        summary: 'Takes a vehicle off the watchlist',
        description: 'One that is not on it is answered alike.',
        ...{ tags, body: watchlistBody, response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      refuseOtherPhone(account, request.body.phone_number);
      await watchlists.remove(site.slug, account.id, request.body.car_id);
      return DONE;
    },
  );
  app.post(
    '/api/watchlist/merge',
    {
      config,
      schema: {
        summary: 'Adds what a device kept before its shopper signed in',
        description: 'Each vehicle once; those that the site does not show are left out.',
        ...{ tags, body: watchlistMergeBody, response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      refuseOtherPhone(account, request.body.phone_number);
      const stock = stockOf(site);
      const read = await Promise.all(
        [...new Set(request.body.car_ids)].map(async (id) => ({ id, isShown: (await stock.read(id)).isShown })),
      );
      const ids = read.filter(({ isShown }) => isShown).map(({ id }) => id);
      if (!(await watchlists.save(site.slug, account.id, ids))) throw full();
      return DONE;
    },
  );
};
