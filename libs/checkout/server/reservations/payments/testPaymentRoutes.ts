import { Refusal } from '@forecourt/contracts/api';
import type { ModuleRoutes } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import * as z from 'zod/mini';
import { reservationsPort } from '../reservations.js';
import { paymentsPort } from './paymentPort.js';
import { testPaymentPage } from './testPaymentPage.js';
import { testCardAnswer, type TestPayments } from './testPayments.js';

const PATH = '/api/payments/test/:reference';
const REFERENCE = /^test_[0-9a-f-]{36}$/;
const SCHEMA = { hide: true, params: z.object({ reference: z.string() }) };
const OF_PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // `no-referrer` would have browsers post the form without an origin, and the service refuse it
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
} as const;

/**
 * The hosted page of the embedded test provider: plain HTML that says what it is. Answers only where a site uses it.
 */
export const testPaymentRoutes: ModuleRoutes = (app, { port, siteOf, writesPerMinute }) => {
  const reservations = port(reservationsPort);
  const paymentPortOf = port(paymentsPort);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const found = async (site: ConfiguredSite, reference: string) => {
    const provider = paymentPortOf(site);
    const payment =
      provider?.name === 'test' && REFERENCE.test(reference)
        ? await (provider as TestPayments).find(reference)
        : undefined;
    if (!payment) throw new Refusal(404, 'There is no such payment.');
    return { provider: provider as TestPayments, payment };
  };

  app.get(PATH, { schema: SCHEMA }, async (request, reply) => {
    const site = siteOf(request);
    const { payment } = await found(site, request.params.reference);
    return reply.headers(OF_PAGE).send(testPaymentPage({ payment, dealer: site.site.name }));
  });

  app.post(
    PATH,
    { config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } }, schema: SCHEMA },
    async (request, reply) => {
      const site = siteOf(request);
      const { reference } = request.params;
      const { provider, payment } = await found(site, reference);
      const form = (request.body ?? {}) as Record<string, unknown>;
      const card = typeof form['card'] === 'string' ? form['card'].slice(0, 40) : '';
      const isConfirmed = payment.state === 'asks-again' && form['confirm'] === 'yes';
      const answer = isConfirmed ? 'paid' : testCardAnswer(card);
      if (answer === 'unknown-card')
        return reply
          .code(422)
          .headers(OF_PAGE)
          .send(
            testPaymentPage({
              payment,
              dealer: site.site.name,
              problem: 'This is none of the test cards. Never enter the number of a real card here.',
            }),
          );
      const state = await provider.act(reference, answer);
      if (state === 'paid' || state === 'declined')
        await reservations.settlePayment(site, { reference, standing: state, amountCents: payment.amountCents });
      if (state === 'paid') return reply.redirect(payment.returnPath, 303);
      return reply
        .headers(OF_PAGE)
        .send(testPaymentPage({ payment: { ...payment, state: state ?? payment.state }, dealer: site.site.name }));
    },
  );
};
