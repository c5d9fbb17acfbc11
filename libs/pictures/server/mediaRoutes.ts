import { remoteAddress } from '@forecourt/contracts';
import { apiError, Refusal } from '@forecourt/contracts/api';
import { networkOf, type ServiceApp, type ServiceContext } from '@forecourt/service';
import type { SiteSection } from '@forecourt/site-config';
import { z } from 'zod';
import { isFilm } from './filmService.js';
import { parseImageQuery } from './imageQuery.js';
import { ImagesBusy } from './imageService.js';
import type { openPictures } from './openPictures.js';
import { sendFilm } from './sendFilm.js';

/** Bits of an address that visitors take turns by: a household has a /64. */
const VISITOR_BITS = 64;

const params = z.object({ '*': z.string().max(4000) });
/** A request gets the next size and quality that is made. */
const querystring = z.object({
  w: z.string().optional().describe('Width in pixels, 1 to 4000; raised to the next that is made, up to 3840.'),
  q: z.string().optional().describe('Quality, 1 to 100.'),
  f: z.string().optional().describe('auto, avif, webp, jpeg or png.'),
});

/** Pictures at a width, a quality and a format; films as they are. */
export function mediaRoutes(
  app: ServiceApp,
  { siteOf }: Pick<ServiceContext, 'siteOf'>,
  { images, films, remotePictures }: ReturnType<typeof openPictures>,
): void {
  // once no request waits for a picture any more
  app.addHook('onClose', () => remotePictures.close());
  app.get(
    '/media/*',
    {
      schema: {
        summary: 'A picture, or the placeholder where it is missing; or a film of the site’s own media',
        tags: ['pictures'],
        params,
        querystring,
        response: {
          200: z.unknown(),
          206: z.unknown(),
          302: z.unknown(),
          304: z.unknown(),
          400: apiError,
          404: apiError,
          416: apiError,
          429: apiError,
          503: apiError,
        },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const name = request.params['*'];
      const busy = (error: unknown) => {
        if (!(error instanceof ImagesBusy)) throw error;
        void reply.header('retry-after', '2').header('cache-control', 'no-store');
        const status = error.isOwn ? 429 : 503;
        throw new Refusal(status, 'Many pictures are being made just now. Please ask again in a moment.');
      };
      if (isFilm(name)) return sendFilm(await films.get(name, site.slug), request, reply);
      let wanted;
      try {
        wanted = parseImageQuery(request.query, request.headers.accept ?? '');
      } catch (error) {
        throw new Refusal(400, (error as Error).message);
      }
      const straight = straightAddress(name, site.site);
      if (straight !== undefined && (await remotePictures.isOfSite(straight, site.slug)))
        return reply.header('cache-control', 'public, max-age=86400').redirect(straight, 302);
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const visitor = networkOf(request, VISITOR_BITS);
      const answer = await images
        .get({ picture: name, site: site.slug, ...wanted, visitor, wanted: leaving.signal })
        .catch(busy);
      void reply
        .header('etag', answer.etag)
        .header('vary', 'accept')
        .header(
          'cache-control',
          // a dealer may replace a picture under its name: the browser asks again after a day
          answer.isPlaceholder ? 'public, max-age=60' : 'public, max-age=86400, stale-while-revalidate=2592000',
        );
      if (answer.isPlaceholder) void reply.header('x-picture', 'placeholder');
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send(undefined);
      return reply.type(answer.type).send(answer.body);
    },
  );
}

/** Where browsers load a picture from themselves: an address of a declared host, on a site that wants it so. */
function straightAddress(name: string, site: SiteSection): string | undefined {
  if (site.remotePictures !== 'direct') return undefined;
  const address = remoteAddress(name)?.replace(/^\/\//, 'https://');
  return address !== undefined && URL.canParse(address) && site.pictureHosts.includes(new URL(address).host)
    ? new URL(address).href
    : undefined;
}
