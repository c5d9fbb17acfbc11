import type { FastifyInstance } from 'fastify';
import { Refusal } from '@forecourt/contracts/api';
import { scopeOf } from '../observing/requestScope.js';
import type { Previews } from '../sites/index.js';
import { worded } from '../words/worded.js';

/** The desk is no part of the site that is shown: its people look at a preview while they work on. */
const OUTSIDE = /^\/(api\/)?desk(?![^/?])/;

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Requests that carry the cookie of a preview are answered by its draft, and as those of a stranger: no session of
 * theirs counts. Add it before anything that looks for the site of a request. No answer is kept by a cache.
 */
export function showPreviews(app: FastifyInstance, previews: Pick<Previews, 'of'> | undefined): void {
  app.addHook('onRequest', async ({ raw, host }) => {
    const scope = scopeOf(raw);
    // what a page asks the service for is part of its preview
    if (!scope.preview && !OUTSIDE.test(raw.url ?? ''))
      scope.preview = await previews?.of({ cookies: raw.headers.cookie, host });
    if (scope.preview) delete raw.headers.cookie;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (scopeOf(request.raw).preview)
      void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    done(null, payload);
  });
}

/** Nothing that is sent from a preview is taken: no lead, no payment, no count. */
export function refuseInPreviews(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = READING.includes(request.method) || request.routeOptions.config.isRead === true;
    done(scopeOf(request.raw).preview && !isRead ? new Refusal(403, worded('preview')) : undefined);
  });
}
