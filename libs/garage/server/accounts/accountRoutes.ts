import {
  CODE_RULES,
  codeAddress,
  NEW_ADDRESS,
  ownEnquiries,
  SIGN_IN,
  type Account,
  type CodeAddress,
} from '@forecourt/accounts';
import {
  accountAnswer,
  accountShopper,
  apiError,
  codeAnswer,
  codeBody,
  codeTryBody,
  deleteAccountBody,
  doneAnswer,
  ownEnquiriesAnswer,
  profileBody,
  signOutBody,
  type AccountShopper,
} from '@forecourt/contracts/api';
import { shownOnSite } from '@forecourt/site-config';
import { shownStock } from '@forecourt/stock';
import { vehicleTitle } from '@forecourt/vehicle';
import type { FastifyRequest } from 'fastify';
import { requirePerson } from '@forecourt/leads';
import { networkOf, OWNER_BITS, refuseField, refuseFull, waitFor } from '@forecourt/service';
import { accountOf, accountsOn, signedIn } from '../accounts/siteAccounts.js';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const shownTo = ({ name, email, phone }: Account): AccountShopper => ({ name, email, phone });

const DONE = { success: true } as const;
const REFUSALS = { 401: apiError, 403: apiError, 404: apiError, 415: apiError, 422: apiError, 429: apiError };

function addressOf(text: string): CodeAddress {
  const address = codeAddress(text);
  if (!address) throw refuseField(422, 'address', worded('field.codeAddress'));
  return address;
}

/** Whether wrong, used up, ended or never sent is not said. */
const wrongCode = () => refuseField(422, 'code', worded('field.code'), worded('code.wrong'));

/** Sign-in by a code, and what belongs to an account (SAVE-05). */
export const accountRoutes: Routes = (app, context) => {
  const { db, alerts, codes, accounts, accountSessions, askingBrowsers, messages } = context;
  const { captchaOf, siteOf, clock, writesPerMinute } = context;
  const ofSite = (request: Pick<FastifyRequest, 'host'>) => accountsOn(siteOf(request));
  const visitorOf = ({ headers, host }: FastifyRequest) => ({ cookies: headers.cookie, host });
  const config = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  const tags = ['account'];
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  const sendCode = async (
    request: FastifyRequest,
    purpose: string,
    to: CodeAddress,
    proof: string | undefined,
    asker: { readonly holder: string; readonly provenBy?: string | undefined },
  ) => {
    const site = ofSite(request);
    const { slug } = site;
    await refuseFull(messages, to.by);
    await requirePerson(captchaOf(site), proof);
    const network = networkOf(request, OWNER_BITS);
    const outcome = await codes.request({ site: slug, purpose, ...to, network, ...asker });
    if (!outcome.isSent) {
      const wait = waitFor(outcome.waitMs);
      throw refuseField(429, 'address', worded('field.codeTooSoon', { wait }), worded('code.tooSoon', { wait }));
    }
    return { ...to, resend_seconds: CODE_RULES.resendMs / 1000 };
  };

  app.get(
    '/api/account',
    { schema: { summary: 'Who is asking', tags, response: { 200: accountAnswer, 404: apiError } } },
    async (request) => {
      const account = await accountOf(context, ofSite(request), request);
      return { shopper: account ? shownTo(account) : null };
    },
  );
  app.post(
    '/api/account/codes',
    {
      config,
      schema: {
        summary: 'Sends a code to sign in with',
        description:
          'The answer is the same for every address, known or not. The code is good only in the browser that ' +
          'requested it, which the answer’s cookie names.',
        ...{ tags, body: codeBody, response: { 202: codeAnswer, 503: apiError, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const { slug } = ofSite(request);
      const to = addressOf(request.body.address);
      const { holder, cookie, provenBy } = askingBrowsers.asking(slug, visitorOf(request));
      void reply.header('set-cookie', cookie);
      const asker = { holder, provenBy: provenBy(SIGN_IN, to.address) };
      return reply.code(202).send(await sendCode(request, SIGN_IN, to, request.body.captcha_token, asker));
    },
  );
  app.post(
    '/api/account/session',
    {
      config,
      schema: {
        summary: 'Signs in with a code',
        description: 'The first time makes the account. The session comes as a cookie that no script can read.',
        ...{ tags, body: codeTryBody, response: { 201: accountShopper, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const { slug } = ofSite(request);
      const to = addressOf(request.body.address);
      const browser = askingBrowsers.known(slug, visitorOf(request));
      const account = browser && (await accounts.signIn(slug, to, request.body.code, browser.holder));
      if (!account) throw wrongCode();
      // subscriptions of this address from before it had an account
      await alerts.join(siteOf(request), account);
      void reply.header('set-cookie', [
        ...(await accountSessions.open(slug, account.id, visitorOf(request))),
        askingBrowsers.proven(slug, visitorOf(request), SIGN_IN, to.address),
      ]);
      return reply.code(201).send(shownTo(account));
    },
  );
  app.post(
    '/api/account/profile',
    {
      config,
      schema: { summary: 'Changes the name', tags, body: profileBody, response: { 200: accountShopper, ...REFUSALS } },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      const { name } = request.body;
      await accounts.rename(site.slug, account.id, name);
      return shownTo({ ...account, name });
    },
  );
  app.post(
    '/api/account/address-codes',
    {
      config,
      schema: {
        summary: 'Sends a code to a new e-mail address or mobile number of the account',
        ...{ tags, body: codeBody, response: { 202: codeAnswer, 503: apiError, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const account = await signedIn(context, ofSite(request), request);
      const to = addressOf(request.body.address);
      return reply
        .code(202)
        .send(await sendCode(request, NEW_ADDRESS, to, request.body.captcha_token, { holder: account.id }));
    },
  );
  app.post(
    '/api/account/address',
    {
      config,
      schema: {
        summary: 'Gives the account an address that a code proves',
        description: 'Sessions on other devices end. An account that has this address alone becomes part of this one.',
        ...{ tags, body: codeTryBody, response: { 200: accountShopper, 409: apiError, ...REFUSALS } },
      },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      const address = addressOf(request.body.address);
      const outcome = await accounts.changeAddress(site.slug, account.id, address, request.body.code);
      if (outcome === 'wrong-code') throw wrongCode();
      if (outcome === 'taken') throw refuseField(409, 'address', worded('field.taken'), worded('account.taken'));
      await accountSessions.closeAll(site.slug, account.id, request.headers.cookie);
      const changed = (await accounts.account(site.slug, account.id)) ?? account;
      await alerts.join(site, changed);
      return shownTo(changed);
    },
  );
  app.post(
    '/api/account/sign-out',
    {
      config,
      schema: {
        summary: 'Signs out, here or everywhere',
        description: 'The answer is the same for anyone who is not signed in.',
        ...{ tags, body: signOutBody, response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = ofSite(request);
      const account = request.body.everywhere ? await signedIn(context, site, request) : undefined;
      if (account) await accountSessions.closeAll(site.slug, account.id);
      void reply.header('set-cookie', await accountSessions.close(site.slug, visitorOf(request)));
      return DONE;
    },
  );
  app.post(
    '/api/account/delete',
    {
      config,
      schema: {
        summary: 'Erases the account with its watchlist and its sessions',
        description: 'Enquiries were sent to the dealer and stay with them.',
        ...{ tags, body: deleteAccountBody, response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      await accounts.erase(site.slug, account.id);
      void reply.header('set-cookie', await accountSessions.close(site.slug, visitorOf(request)));
      return DONE;
    },
  );
  app.get(
    '/api/account/enquiries',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'What was sent to this site under the account’s own addresses',
        ...{ tags, response: { 200: ownEnquiriesAnswer, 401: apiError, 404: apiError } },
      },
    },
    async (request) => {
      const site = ofSite(request);
      const account = await signedIn(context, site, request);
      const found = await ownEnquiries(db, site.slug, account);
      const stock = shownStock(db, site);
      const enquiries = await Promise.all(
        found.map(async ({ id, category, sentAt, vehicleId }) => {
          const vehicle = vehicleId === null ? undefined : await stock.byId(vehicleId);
          const isShown = vehicle && vehicle.status !== 'withdrawn' && shownOnSite(vehicle, site, clock()).isReachable;
          return {
            ...{ id, category, sent_at: sentAt.toISOString() },
            ...(isShown ? { vehicle: { title: vehicleTitle(vehicle), slug: vehicle.slug } } : {}),
          };
        }),
      );
      return { enquiries };
    },
  );
};
