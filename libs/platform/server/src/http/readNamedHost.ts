import type { FastifyInstance } from 'fastify';
import { forwardedHost } from '@forecourt/contracts';

/**
 * Has `request.host` of a trusted proxy's request be the first name of X-Forwarded-Host, where the server below would
 * take the last. A Host that names a site itself is not overruled by another site, or by none: a proxy that passes the
 * header on as it came would have a cache keep one dealer's answers under the address of another. Add it before
 * anything that reads `request.host`.
 */
export function readNamedHost(app: FastifyInstance, siteOf: (host: string) => unknown): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const { host = '', 'x-forwarded-host': hosts } = headers;
    if (typeof hosts !== 'string') return;
    const named = forwardedHost(hosts);
    headers['x-forwarded-host'] = named;
    const own = await siteOf(host);
    if (own === undefined) return;
    // one that cannot be shown just now is another one, too
    const other = await Promise.resolve(siteOf(named)).catch(() => undefined);
    if (own !== other) delete headers['x-forwarded-host'];
  });
}
