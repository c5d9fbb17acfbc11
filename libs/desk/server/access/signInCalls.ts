import { CODE_RULES } from '@forecourt/accounts';
import {
  apiError,
  deskAnswer,
  deskCodeAnswer,
  deskCodeBody,
  deskCodeTryBody,
  deskPerson,
  doneAnswer,
} from '@forecourt/contracts/api';
import { DESK, deskSites, note, personOf, type DeskPerson } from '@forecourt/dealer-desk';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf, OWNER_BITS, refuseField, waitFor } from '@forecourt/service';
import { requirePerson } from '@forecourt/leads';
import type { Routes } from '../context.js';
import { deskOn, mailAddress } from '../desk/siteDesk.js';
import { worded } from '../words/worded.js';

const tags = ['desk'];
const REFUSALS = { 403: apiError, 404: apiError, 415: apiError, 422: apiError, 429: apiError };
const visitorOf = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>) => ({ cookies: headers.cookie, host });
const shown = ({ name, email }: DeskPerson) => ({ name, email });

/** How the dealer's people come to the desk: a code by mail, and a session of the desk's own. */
export const deskSignInRoutes: Routes = (app, context) => {
  const { captchaOf, db, codes, desk, askingBrowsers, siteOf, sites, clock, writesPerMinute } = context;
  const config = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.get(
    '/api/desk',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Who is at the desk, and what waits for them',
        tags,
        response: { 200: deskAnswer, 404: apiError, 429: apiError },
      },
    },
    async (request) => {
      const site = deskOn(siteOf(request));
      const person = await desk.sessions.personOf(site, request.headers.cookie);
      if (!person) return { person: null };
      return { person: shown(person), waiting: await desk.leads.waiting(deskSites(site, sites.all), person) };
    },
  );
  app.post(
    '/api/desk/codes',
    {
      config,
      schema: {
        summary: 'Sends a code to one of the dealer’s people',
        description:
          'The answer is the same for every address, known or not. The code is good only in the browser that ' +
          'requested it, which the answer’s cookie names.',
        ...{ tags, body: deskCodeBody, response: { 202: deskCodeAnswer, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = deskOn(siteOf(request));
      const { slug } = site;
      const to = mailAddress(request.body.address);
      await requirePerson(captchaOf(site), request.body.captcha_token);
      const { holder, cookie, provenBy } = askingBrowsers.asking(slug, visitorOf(request));
      void reply.header('set-cookie', cookie);
      const outcome = await codes.request({
        ...{ site: slug, purpose: DESK, ...to, holder },
        network: networkOf(request, OWNER_BITS),
        provenBy: provenBy(DESK, to.address),
      });
      if (!outcome.isSent) {
        const wait = waitFor(outcome.waitMs);
        throw refuseField(429, 'address', worded('field.codeTooSoon', { wait }), worded('code.tooSoon', { wait }));
      }
      return reply.code(202).send({ address: to.address, resend_seconds: CODE_RULES.resendMs / 1000 });
    },
  );
  app.post(
    '/api/desk/session',
    {
      config,
      schema: {
        summary: 'Opens the desk with a code',
        description: 'The session comes as a cookie that no script can read: 12 hours at most, one without a visit.',
        ...{ tags, body: deskCodeTryBody, response: { 201: deskPerson, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = deskOn(siteOf(request));
      const { address } = mailAddress(request.body.address);
      const browser = askingBrowsers.known(site.slug, visitorOf(request));
      const isRight =
        browser !== undefined &&
        (await codes.verify({ site: site.slug, purpose: DESK, address, holder: browser.holder }, request.body.code));
      const person = personOf(site, address);
      // one answer for a code that is wrong, used up, expired or never sent, and for an unknown address
      if (!isRight || !person) throw refuseField(422, 'code', worded('field.code'), worded('code.wrong'));
      const line = await desk.sessions.open(site, person, visitorOf(request));
      await note(db, { site: site.slug, who: person.email, what: 'sign-in', at: clock() });
      void reply.header('set-cookie', [line, askingBrowsers.proven(site.slug, visitorOf(request), DESK, address)]);
      return reply.code(201).send(shown(person));
    },
  );
  app.post(
    '/api/desk/sign-out',
    {
      config,
      schema: {
        summary: 'Leaves the desk',
        description: 'The answer is the same for anyone who is not signed in.',
        ...{ tags, body: z.object({}), response: { 200: doneAnswer, ...REFUSALS } },
      },
    },
    async (request, reply) => {
      const site = deskOn(siteOf(request));
      const line = await desk.sessions.close(site, visitorOf(request));
      void reply.header('set-cookie', line);
      return { success: true } as const;
    },
  );
};
