import { apiError, multiSearchQuery, Refusal, searchKeyAnswer } from '@forecourt/contracts/api';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleRoutes } from '@forecourt/service';
import { opensStock, searchAccessPort } from './searchAccess.js';
import { parentKeyOf } from './searchKeys.js';
import { searchSettingsPort } from './searchSettings.js';

/** Searches a minute of one visitor: ten a second are more than anybody types. */
const A_MINUTE = 600;

/** Searches of browsers: Typesense's multi-search and nothing else of it (TEN-07). */
export const searchRoutes: ModuleRoutes = (app, { port, siteOf, clock }) => {
  const { engine, secret, searchesPerMinute = A_MINUTE } = port(searchSettingsPort);
  const accessOf = port(searchAccessPort);
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
      return accessOf(siteOf(request));
    },
  );

  // the search server reads the body itself; the browser's client sends JSON as text, which spares it a preflight
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  /** Before a byte of the body is read. */
  const refuseOthers = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const site = siteOf(request);
    if (!opensStock(site.stockOwner, parentKeyOf(secret, site), keyOf(request), clock()))
      throw new Refusal(401, 'This key does not search this site. Ask for one at /api/search-key.');
    done();
  };
  app.post(
    '/typesense/multi_search',
    {
      onRequest: refuseOthers,
      config: { isRead: true, rateLimit: { max: searchesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Searches the stock of this site with its scoped key',
        description:
          'Body and answer are those of Typesense’s multi_search, within bounds: 50 searches, 2,000 ' +
          'hits and 40 ms of processor time for all of them together.',
        tags: ['search'],
        querystring: multiSearchQuery,
        body: z.unknown(),
        response: { 200: z.unknown(), 401: apiError, 404: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const answer = await engine.multiSearch(text, request.query, keyOf(request) ?? '');
      return reply
        .code(answer.status as 200)
        .type('application/json; charset=utf-8')
        .send(answer.body);
    },
  );
};

function keyOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): string | undefined {
  const name = 'x-typesense-api-key';
  return [(query as Readonly<Record<string, unknown>>)[name], headers[name]].find((key) => typeof key === 'string');
}
