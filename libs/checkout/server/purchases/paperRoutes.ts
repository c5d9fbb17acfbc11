import { purchaseQuery } from '@forecourt/checkout/domain';
import { apiError } from '@forecourt/contracts/api';
import type { ModuleRoutes } from '@forecourt/service';
import * as z from 'zod/mini';
import { checkoutServices } from '../checkoutServices.js';
import { purchasePaper } from './purchasePaper.js';

/** The summary of a purchase as a file (BUY-03). */
export const paperRoutes: ModuleRoutes = (app, service) => {
  const services = checkoutServices(service);
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  app.get(
    '/api/purchases/summary.pdf',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        summary: 'The summary of this visitor’s purchase, as PDF',
        tags: ['purchases'],
        querystring: purchaseQuery,
        produces: ['application/pdf'],
        response: {
          200: z.unknown().check(z.describe('The PDF.')),
          404: apiError,
          410: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const { reference, body } = await purchasePaper(services, service.siteOf(request), request, request.query);
      return reply
        .header('content-disposition', `attachment; filename="purchase-${reference.toLowerCase()}.pdf"`)
        .type('application/pdf')
        .send(body);
    },
  );
};
