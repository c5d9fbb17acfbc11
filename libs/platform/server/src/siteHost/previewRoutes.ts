import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_EXIT, PREVIEW_PATH, previewExitCookie, type Previews } from '../sites/preview/previews.js';

/** Opens and ends previews under the dealers' own hosts: the address gives a cookie, by which links keep working. */
export function previewRoutes(
  app: FastifyInstance,
  previews: Pick<Previews, 'open' | 'cookie'>,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const leadHome = (reply: FastifyReply, cookie: string) =>
    reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      .redirect('/', 303);
  app.get(PREVIEW_EXIT, (request, reply) => leadHome(reply, previewExitCookie(request.host)));
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}:token`, async (request, reply) => {
    const { token } = request.params;
    const preview = await previews.open(token, request.host);
    void reply.header('x-robots-tag', 'noindex, nofollow');
    return preview ? leadHome(reply, previews.cookie(token, preview, request.host)) : refuse(request, reply);
  });
}
