import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceApp } from '../moduleRoutes.js';
import type { Sites } from '../sites/createSites.js';
import { refuseCrossSite } from './crossSite.js';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>;

/** What pages of another origin may send: JSON, and the key of a search. */
const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, x-typesense-api-key',
  'access-control-max-age': '600',
};

/**
 * Pages of other origins call the service where their site names them (`site.apiOrigins`), letter by letter, and never
 * with cookies. Every other write of another site's page is refused.
 */
export function limitOrigins(app: ServiceApp, sites: Sites): void {
  const originsOf = ({ host }: Asked): readonly string[] => sites.byHost(host)?.site.apiOrigins ?? [];
  const namedOrigin = (request: Asked): string | undefined => {
    const { origin } = request.headers;
    return origin !== undefined && originsOf(request).includes(origin) ? origin : undefined;
  };
  app.addHook('onRequest', async (request, reply) => {
    const origin = namedOrigin(request);
    // a cookie is of the site's own pages, also where another page of the same domain sends it
    if (origin === undefined || request.headers.cookie !== undefined) return refuseCrossSite(request);
    reply.header('access-control-allow-origin', origin);
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (isPreflight) await reply.code(204).headers(ALLOWED).send();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (originsOf(request).length > 0) vary(reply);
    done(null, payload);
  });
}

/** A cache between must not give one origin's answer to another. */
function vary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'origin' : `${String(before)}, origin`);
}
