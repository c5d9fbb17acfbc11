import { apiError, eventsAnswer, eventsBody } from '@forecourt/contracts/api';
import { networkOf, OWNER_BITS, type ModuleRoutes } from '@forecourt/service';
import { analyticsPort } from './analytics.js';

/** Counts what browsers send of what shoppers did; small, and as often as pages are left (API-03). */
export const countRoutes: ModuleRoutes = (app, { port, siteOf }) => {
  const analytics = port(analyticsPort);
  app.post(
    '/api/events',
    {
      // an office behind one address leaves no more pages than that
      config: { rateLimit: { max: 60, timeWindow: '1 minute' }, isPerView: true },
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Counts what a shopper did, without anything about the shopper',
        description:
          'Browsers that say Do Not Track or Global Privacy Control are not counted, unless the site has it otherwise.',
        ...{ tags: ['events'], body: eventsBody },
        response: { 202: eventsAnswer, 403: apiError, 404: apiError, 415: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { dnt, 'sec-gpc': gpc } = request.headers;
      const optedOut = site.site.analytics.respectsOptOut && (dnt === '1' || gpc === '1');
      void reply.header('cache-control', 'no-store');
      return reply
        .code(202)
        .send({ stored: optedOut ? 0 : await analytics.take(site, request.body, networkOf(request, OWNER_BITS)) });
    },
  );
};
