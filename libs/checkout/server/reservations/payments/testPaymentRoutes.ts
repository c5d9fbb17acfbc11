import { Refusal } from '@forecourt/contracts/api';
import type { FastifyReply } from 'fastify';
import { testCardAnswer, type TestPayments } from '@forecourt/reservations';
import type { ConfiguredSite } from '@forecourt/sites';
import type { Routes } from '../context.js';
import { testPaymentPage } from '../testPaymentPage.js';

const PATH = '/api/payments/test/:reference';
const REFERENCE = /^test_[0-9a-f-]{36}$/;

/**
 * The hosted page of the embedded test provider: plain HTML that says what it is. Answers only where a site uses it.
 */
export const testPaymentRoutes: Routes = (app, { reservations, paymentPortOf, siteOf, writesPerMinute }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const found = async (site: ConfiguredSite, reference: string) => {
    const port = paymentPortOf(site);
    const payment =
      port?.name === 'test' && REFERENCE.test(reference) ? await (port as TestPayments).find(reference) : undefined;
    if (!payment) throw new Refusal(404, 'There is no such payment.');
    return { port: port as TestPayments, payment };
  };
  const html = (reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // `no-referrer` would have browsers post the form without an origin, and the service refuse it
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .send(page);

  app.get<{ Params: { reference: string } }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const site = siteOf(request);
    const { payment } = await found(site, request.params.reference);
    return html(reply, testPaymentPage({ payment, dealer: site.site.name }));
  });

  app.post<{ Params: { reference: string } }>(
    PATH,
    { config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } }, schema: { hide: true } },
    async (request, reply) => {
      const site = siteOf(request);
      const { reference } = request.params;
      const { port, payment } = await found(site, reference);
      const form = (request.body ?? {}) as Record<string, unknown>;
      const card = typeof form['card'] === 'string' ? form['card'].slice(0, 40) : '';
      const isConfirmed = payment.state === 'asks-again' && form['confirm'] === 'yes';
      const answer = isConfirmed ? 'paid' : testCardAnswer(card);
      if (answer === 'unknown-card')
        return html(
          reply.code(422),
          testPaymentPage({
            payment,
            dealer: site.site.name,
            problem: 'This is none of the test cards. Never enter the number of a real card here.',
          }),
        );
      const state = await port.act(reference, answer);
      if (state === 'paid' || state === 'declined')
        await reservations.settlePayment(site, { reference, standing: state, amountCents: payment.amountCents });
      if (state === 'paid') return reply.redirect(payment.returnPath, 303);
      return html(
        reply,
        testPaymentPage({ payment: { ...payment, state: state ?? payment.state }, dealer: site.site.name }),
      );
    },
  );
};
