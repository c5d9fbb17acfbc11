import { apiError, healthAnswer, searchKeyAnswer } from '@forecourt/contracts/api';
import type { Routes } from '../context.js';

/** Whether the service answers, and the key that searches a site's stock. */
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
};
