import { ALERT_LIMITS, normaliseEmail, storable } from '@forecourt/enquiry';
import { alertOptionsOf, type Subscription } from '@forecourt/alerts';
import {
  alertsAnswer,
  alertsBody,
  alertsChangeBody,
  alertsConfirmAnswer,
  alertsConfirmBody,
  alertsLink,
  alertsView,
  apiError,
  doneAnswer,
  Refusal,
} from '@forecourt/contracts/api';
import { shownOnSite } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import { shownStock } from '@forecourt/stock';
import { isAvailable, vehicleTitle } from '@forecourt/vehicle';
import { requirePerson } from '@forecourt/leads';
import { agreedTo, alertsOn, listingsOf } from '../accounts/alertsOn.js';
import { networkOf, OWNER_BITS, refuseField, refuseFull, waitFor } from '@forecourt/service';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const DONE = { success: true } as const;
const REFUSALS = { 403: apiError, 404: apiError, 409: apiError, 415: apiError, 422: apiError, 429: apiError };

/** Messages about saved vehicles and searches without an account: requested, then confirmed and stopped by links. */
export const alertRoutes: Routes = (app, context) => {
  const { captchaOf, db, alerts, messages, siteOf, clock, writesPerMinute } = context;
  const reads = { rateLimit: { max: 60, timeWindow: '1 minute' } };
  const writes = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  const tags = ['alerts'];
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  // a mail program posts a form (RFC 8058) whose content is not needed
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024, parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );

  const read = async (site: ConfiguredSite, id: string) => {
    const vehicle = storable(id) === id ? await shownStock(db, site).byId(id) : undefined;
    const isShown =
      vehicle !== undefined && vehicle.status !== 'withdrawn' && shownOnSite(vehicle, site, clock()).isReachable;
    return { vehicle, isShown };
  };
  const viewOf = async (site: ConfiguredSite, found: Subscription | undefined) => {
    if (!found) throw new Refusal(404, worded('alerts.noLink'));
    const { prices, matches, every, searches, vehicleIds, isAccount } = found;
    const vehicles = await Promise.all(
      vehicleIds.map(async (id) => {
        const { vehicle, isShown } = await read(site, id);
        return { id, ...(vehicle ? { title: vehicleTitle(vehicle), ...(isShown ? { slug: vehicle.slug } : {}) } : {}) };
      }),
    );
    return { prices, matches, every, searches: [...searches], vehicles, is_account: isAccount };
  };

  app.post(
    '/api/alerts',
    {
      config: writes,
      schema: {
        summary: 'Asks for messages about vehicles and searches: a mail with a link confirms it',
        description: 'The answer is the same for every address. No alerts are sent before the link is followed.',
        ...{ tags, body: alertsBody, response: { 202: alertsAnswer, 503: apiError, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = alertsOn(siteOf(request));
      const { body } = request;
      if (body.homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
      const email = normaliseEmail(body.email);
      if (email === undefined) throw refuseField(422, 'email', worded('field.email'));
      const consent = agreedTo(site, body.consent_version);
      await refuseFull(messages, 'mail');
      await requirePerson(captchaOf(site), body.captcha_token);
      const searches = listingsOf(site, body.searches);
      const asked = [...new Set(body.vehicle_ids)].slice(0, ALERT_LIMITS.vehicles);
      const found = await Promise.all(asked.map(async (id) => ({ id, ...(await read(site, id)) })));
      // of a sold one there is nothing to tell any more
      const vehicleIds = found.flatMap(({ id, vehicle, isShown }) =>
        isShown && vehicle && isAvailable(vehicle) ? [id] : [],
      );
      if (vehicleIds.length + searches.length === 0)
        throw refuseField(
          422,
          asked.length > 0 ? 'vehicle_ids' : 'searches',
          worded('field.alertsEmpty'),
          worded('alerts.empty'),
        );
      const every = body.every ?? alertOptionsOf(site).alertsEvery;
      const network = networkOf(request, OWNER_BITS);
      const outcome = await alerts.request(site, { email, network, consent, wanted: { vehicleIds, searches, every } });
      if (!outcome.isSent) {
        const wait = waitFor(outcome.waitMs);
        throw refuseField(429, 'email', worded('field.mailTooSoon', { wait }), worded('alerts.tooSoon', { wait }));
      }
      return reply.code(202).send({ email });
    },
  );
  app.post(
    '/api/alerts/confirm',
    {
      config: writes,
      schema: {
        summary: 'Confirms an address by the link of its mail',
        ...{ tags, body: alertsConfirmBody, response: { 200: alertsConfirmAnswer, ...REFUSALS } },
      },
    },
    async (request) => {
      const token = await alerts.confirm(alertsOn(siteOf(request)), request.body.token);
      if (token === undefined) throw new Refusal(404, worded('alerts.linkUsed'));
      return { token };
    },
  );
  app.get(
    '/api/alerts/current',
    {
      config: reads,
      schema: {
        summary: 'What the holder of a link is notified of',
        ...{
          tags,
          querystring: alertsLink,
          response: { 200: alertsView, 404: apiError, 422: apiError, 429: apiError },
        },
      },
    },
    async (request) => {
      const site = alertsOn(siteOf(request));
      return viewOf(site, await alerts.byToken(site, request.query.token));
    },
  );
  app.post(
    '/api/alerts/change',
    {
      config: writes,
      schema: {
        summary: 'Changes what the holder of a link is notified of',
        ...{ tags, body: alertsChangeBody, response: { 200: alertsView, ...REFUSALS } },
      },
    },
    async (request) => {
      const site = alertsOn(siteOf(request));
      const { token, remove_vehicle: removeVehicle, remove_search: removeSearch, ...switches } = request.body;
      return viewOf(site, await alerts.change(site, token, { ...switches, removeVehicle, removeSearch }));
    },
  );
  app.post(
    '/api/alerts/unsubscribe',
    {
      config: writes,
      schema: {
        summary: 'Stops all messages to the holder of a link',
        description: 'As mail programs post it (RFC 8058). The answer is the same where they were stopped already.',
        ...{ tags, querystring: alertsLink, response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request) => {
      // also on a site that tells of nothing any more
      if (!(await alerts.stop(siteOf(request), request.query.token))) throw new Refusal(404, worded('alerts.noLink'));
      return DONE;
    },
  );
};
