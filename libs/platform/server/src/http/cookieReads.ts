import type { FastifyInstance } from 'fastify';

/** Marks each answer that was made after a look at the request's cookies with `Vary: Cookie`. */
export function markCookieReads(app: FastifyInstance): void {
  app.decorateRequest('readsCookies', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const { cookie } = headers;
    Object.defineProperty(headers, 'cookie', {
      configurable: true,
      enumerable: true,
      get: () => {
        request.readsCookies = true;
        return cookie;
      },
    });
    done();
  });
  app.addHook('onSend', ({ readsCookies }, reply, payload, done) => {
    if (readsCookies) void reply.header('vary', [reply.getHeader('vary') ?? [], 'cookie'].flat().join(', '));
    done(null, payload);
  });
}

/** Whether an answer with these headers would be another one for other cookies. */
export const dependsOnCookies = ({ vary }: { readonly vary?: string | readonly string[] | undefined }): boolean =>
  [vary ?? []].flat().some((names) => names.split(',').some((name) => name.trim().toLowerCase() === 'cookie'));

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether anything looked for cookies, also where there were none. */
    readsCookies: boolean;
  }
}
