import { apiError, healthAnswer, locationsAnswer, searchKeyAnswer } from '@forecourt/contracts/api';
import { withoutPhones } from '@forecourt/sites';
import type { Routes } from '../context.js';

/** What a site is: its places, and the key that searches its stock. */
export const siteRoutes: Routes = (app, { siteOf, searchAccess }) => {
  app.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the service answers',
        tags: ['service'],
        // a request that names two hosts
        response: { 200: healthAnswer, 400: apiError },
      },
    },
    () => ({ ok: true }),
  );

  app.get(
    '/api/search-key',
    {
      schema: {
        summary: 'A key that searches the visible stock of this site for an hour',
        tags: ['search'],
        response: { 200: searchKeyAnswer, 404: apiError },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return searchAccess(siteOf(request));
    },
  );

  app.get(
    '/api/locations',
    {
      schema: {
        summary: 'Visible places of this site',
        tags: ['site'],
        response: { 200: locationsAnswer, 404: apiError },
      },
    },
    (request) => {
      const site = siteOf(request);
      return { locations: withoutPhones(site.site.locations, site).filter(({ visible }) => visible) };
    },
  );
};
