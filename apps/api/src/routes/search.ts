import { apiError, multiSearchQuery } from '@forecourt/contracts/api';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { Refusal } from '../refusals.js';
import { isKeyOf } from '../searchAccess.js';

/** Searches of browsers: Typesense's multi-search and nothing else of it (TEN-07). */
export const searchRoutes: Routes = (app, { multiSearch, siteOf }) => {
  // the search server reads the body itself; the browser's client sends JSON as text, which spares it a preflight
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/typesense/multi_search',
    {
      schema: {
        summary: 'Searches the stock of this site with its scoped key',
        description: 'Body and answer are those of Typesense’s multi_search.',
        tags: ['search'],
        querystring: multiSearchQuery,
        body: z.unknown(),
        response: { 200: z.unknown(), 401: apiError, 404: apiError },
      },
    },
    (request, reply) => {
      const { slug } = siteOf(request);
      const key = request.query['x-typesense-api-key'] ?? headerOf(request.headers['x-typesense-api-key']);
      if (!isKeyOf(slug, key))
        throw new Refusal(401, 'This key does not search this site. Ask for one at /api/search-key.');
      const text = typeof request.body === 'string' ? request.body : '';
      const answer = multiSearch(text, { ...request.query, 'x-typesense-api-key': key ?? '' });
      return reply
        .code(answer.status as 200)
        .type('application/json; charset=utf-8')
        .send(answer.body);
    },
  );
};

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
