import { isCrossSite, type SentBy } from '@forecourt/contracts';
import { Refusal } from '@forecourt/contracts/api';
import { worded } from '../words/worded.js';

/**
 * Refuses writes that another site's page sends in a shopper's browser. What no browser sent carries neither header and
 * passes: it has no cookies to abuse.
 */
export function refuseCrossSite(request: SentBy & { readonly method: string }): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  if (isCrossSite(request)) throw new Refusal(403, worded('crossSite'));
}

/** Refuses reads that another site's page makes in a browser: for those that are noted, or that take files away. */
export function refuseCrossSiteRead(request: SentBy): void {
  if (isCrossSite(request)) throw new Refusal(403, worded('crossSite.read'));
}
