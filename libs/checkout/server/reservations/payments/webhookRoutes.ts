import { apiError, Refusal } from '@forecourt/contracts/api';
import type { ModuleRoutes } from '@forecourt/service';
import * as z from 'zod/mini';
import { reservationsPort } from '../reservations.js';
import { paymentsPort, WebhookError } from './paymentPort.js';

/** The notification was received. */
const webhookAnswer = z.object({ received: z.literal(true) });

/** Webhooks of payment providers. Unsigned events are refused (BUY-04, API-04). */
export const webhookRoutes: ModuleRoutes = (app, { port, siteOf, now }) => {
  const reservations = port(reservationsPort);
  const paymentPortOf = port(paymentsPort);
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
      const provider = paymentPortOf(site);
      if (provider?.name !== 'stripe' || !provider.readNotice) throw new Refusal(404, 'No payments are taken here.');
      try {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { eventId, type, payment } = await provider.readNotice(raw, request.headers, now());
        if (payment) await reservations.settlePayment(site, { ...payment, eventId, type });
        return { received: true as const };
      } catch (error) {
        if (error instanceof WebhookError) throw new Refusal(400, error.message);
        throw error;
      }
    },
  );
};
