import { Refusal } from '@forecourt/contracts/api';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses writes that another site's page sends in a shopper's browser. What no browser sent carries neither header and
 * passes: it has no cookies to abuse.
 */
export function refuseCrossSite(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
  if (isForeign || fetchSite === 'cross-site') {
    throw new Refusal(403, 'This cannot be sent from another site.');
  }
}
