import {
  accountAlerts,
  accountAlertsBody,
  accountSearchBody,
  accountSearches,
  accountSearchesBody,
  apiError,
  doneAnswer,
  ownBookings,
} from '@forecourt/contracts/api';
import { listOwnPurchases, listOwnReservations } from '@forecourt/checkout/domain';
import type { Account } from '@forecourt/accounts';
import { ALERT_LIMITS, phoneKey } from '@forecourt/enquiry';
import type { Person } from '@forecourt/service/privacy';
import type { FastifyRequest } from 'fastify';
import { agreedTo, alertsOn, listingsOf } from '../accounts/alertsOn.js';
import { refuseField } from '@forecourt/service';
import { accountsOn, signedIn } from '../accounts/siteAccounts.js';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const DONE = { success: true } as const;
const READS = { 401: apiError, 404: apiError, 429: apiError };
const WRITES = { ...READS, 403: apiError, 409: apiError, 415: apiError, 422: apiError };

/** Whose records an account may see: those of addresses that it proved. */
const personOf = ({ email, phone }: Account): Person => ({
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { phone: phoneKey(phone) }),
});

/** Further records of an account: test drives, reservations, purchases, searches and alert settings (SAVE-07). */
export const ownRecordRoutes: Routes = (app, context) => {
  const { alerts, bookings, purchases, reservations, siteOf, writesPerMinute } = context;
  const reads = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const writes = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  const tags = ['account'];
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  const asking = async (request: FastifyRequest) => {
    const site = accountsOn(siteOf(request));
    return { site, account: await signedIn(context, site, request) };
  };
  const told = async ({ site, account }: Awaited<ReturnType<typeof asking>>) => {
    const { prices, matches, every, searches } = await alerts.ofAccount(site, account);
    const by = account.email === null ? ('sms' as const) : ('mail' as const);
    return { prices, matches, every, searches: [...searches], by };
  };

  app.get(
    '/api/account/bookings',
    {
      config: reads,
      schema: {
        summary: 'Test drives under the account’s own addresses, each with its link',
        ...{ tags, response: { 200: ownBookings, ...READS } },
      },
    },
    async (request) => {
      const { site, account } = await asking(request);
      return { bookings: await bookings.ofAccount(site, personOf(account)) };
    },
  );
  app.get(
    '/api/account/reservations',
    {
      config: reads,
      schema: {
        summary: 'Reservations under the account’s own addresses, each with its link',
        ...{ tags, response: { 200: listOwnReservations.answer, ...READS } },
      },
    },
    async (request) => {
      const { site, account } = await asking(request);
      return { reservations: await reservations.ofAccount(site, personOf(account)) };
    },
  );
  app.get(
    '/api/account/purchases',
    {
      config: reads,
      schema: {
        summary: 'Vehicles that the account is buying online, and how far it has got',
        ...{ tags, response: { 200: listOwnPurchases.answer, ...READS } },
      },
    },
    async (request) => {
      const { site, account } = await asking(request);
      return { purchases: await purchases.ofAccount(site, account.id) };
    },
  );
  app.get(
    '/api/account/searches',
    {
      config: reads,
      schema: { summary: 'Searches that the account keeps', ...{ tags, response: { 200: accountSearches, ...READS } } },
    },
    async (request) => {
      const { site, account } = await asking(request);
      return { searches: [...(await alerts.ofAccount(site, account)).searches] };
    },
  );
  app.post(
    '/api/account/searches',
    {
      config: writes,
      schema: {
        summary: 'Keeps searches in the account, those that are there already but once',
        ...{ tags, body: accountSearchesBody, response: { 200: doneAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { site, account } = await asking(request);
      const searches = listingsOf(site, request.body.searches);
      if ((await alerts.saveSearches(site, account, searches)) > 0)
        throw refuseField(
          409,
          'searches',
          worded('field.most', { count: ALERT_LIMITS.searches }),
          worded('searches.most', { count: ALERT_LIMITS.searches }),
        );
      return DONE;
    },
  );
  app.post(
    '/api/account/searches/remove',
    {
      config: writes,
      schema: {
        summary: 'Takes a search out of the account',
        description: 'One that is not there is answered alike.',
        ...{ tags, body: accountSearchBody, response: { 200: doneAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { site, account } = await asking(request);
      await alerts.changeAccount(site, account, { removeSearch: request.body.id }, undefined);
      return DONE;
    },
  );
  app.get(
    '/api/account/alerts',
    {
      config: reads,
      schema: { summary: 'What the account is notified of', ...{ tags, response: { 200: accountAlerts, ...READS } } },
    },
    async (request) => {
      alertsOn(siteOf(request));
      return told(await asking(request));
    },
  );
  app.post(
    '/api/account/alerts',
    {
      config: writes,
      schema: {
        summary: 'Switches messages to the account on and off',
        description: 'What is switched on needs the version of the words that were agreed to.',
        ...{ tags, body: accountAlertsBody, response: { 200: accountAlerts, ...WRITES } },
      },
    },
    async (request) => {
      const site = alertsOn(siteOf(request));
      const whole = await asking(request);
      const { consent_version: version, ...change } = request.body;
      const before = await alerts.ofAccount(site, whole.account);
      const isSwitchedOn = (change.prices && !before.prices) || (change.matches && !before.matches);
      if (isSwitchedOn && version === undefined)
        throw refuseField(422, 'consent_version', worded('field.consent'), worded('alerts.notAgreed'));
      const consent = isSwitchedOn && version !== undefined ? agreedTo(site, version) : undefined;
      await alerts.changeAccount(site, whole.account, change, consent);
      return told(whole);
    },
  );
};
