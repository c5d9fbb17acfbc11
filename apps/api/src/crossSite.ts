import { Refusal } from '@forecourt/contracts/api';
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/** Whether another site's page has made a shopper's browser send this. What no browser sent carries no such header. */
export function isCrossSite({ headers, host }: Sent): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeign || fetchSite === 'cross-site';
}

/**
 * Refuses writes that another site's page sends in a shopper's browser. What no browser sent carries neither header and
 * passes: it has no cookies to abuse.
 */
export function refuseCrossSite(request: Sent & Pick<FastifyRequest, 'method'>): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (isCrossSite(request)) throw new Refusal(403, 'This cannot be sent from another site.');
}
