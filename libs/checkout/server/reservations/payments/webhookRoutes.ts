import { apiError, Refusal, webhookAnswer } from '@forecourt/contracts/api';
import { WebhookError } from '@forecourt/reservations';
import type { Routes } from '../context.js';

/** Webhooks of payment providers. Unsigned events are refused (BUY-04, API-04). */
export const paymentWebhookRoutes: Routes = (app, { reservations, paymentPortOf, siteOf, clock }) => {
  // a signature is over the bytes as they came
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/api/payments/stripe/webhook',
    {
      config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
      schema: {
        summary: 'Takes an event of Stripe’s, signed with the dealer’s webhook secret',
        description: 'Repeated events are known by their id and answered as the first was.',
        tags: ['reservations'],
        response: { 200: webhookAnswer, 400: apiError, 404: apiError, 415: apiError, 429: apiError },
      },
    },
    async (request) => {
      const site = siteOf(request);
      const port = paymentPortOf(site);
      if (port?.name !== 'stripe' || !port.readNotice) throw new Refusal(404, 'No payments are taken here.');
      try {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { eventId, type, payment } = await port.readNotice(raw, request.headers, clock());
        if (payment) await reservations.settlePayment(site, { ...payment, eventId, type });
        return { received: true as const };
      } catch (error) {
        if (error instanceof WebhookError) throw new Refusal(400, error.message);
        throw error;
      }
    },
  );
};
