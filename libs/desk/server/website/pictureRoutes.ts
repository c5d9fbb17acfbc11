import { deskWebsitePartRoute, fillPath, mountedPath } from '@forecourt/contracts';
import { apiError } from '@forecourt/contracts/api';
import { MOST_PICTURES_AT_ONCE } from '@forecourt/desk/domain';
import { refusedPhotos } from '@forecourt/enquiry/schema';
import {
  acceptPhotos,
  photosOutcome,
  readPhotos,
  refusedInAddress,
  uploadTurns,
  type SentPhotos,
} from '@forecourt/pictures';
import { isSentByPage, networkOf, type ModuleRoutes, type ServiceApp, type ServiceContext } from '@forecourt/service';
import { z } from 'zod';
import { atDesk } from '../access/atDesk.js';
import { worded } from '../words/worded.js';
import { DeskWebsite } from './deskWebsite.js';

const answer = z.object({
  version: z.int().optional().describe('The version that runs now; absent where no picture was added.'),
  pictures: z.array(z.string()).describe('Paths of the pictures that were added.'),
  refused: refusedPhotos,
});

/** Pictures that editors among the dealer's people send for their website. */
export const pictureRoutes: ModuleRoutes = (app, service) =>
  // a scope of their own: no other route reads multipart/form-data
  void app.register((scope, _none, done) => {
    addRoutes(scope, service);
    done();
  });

function addRoutes(app: ServiceApp, service: ServiceContext): void {
  const website = new DeskWebsite(service);
  const turns = uploadTurns();
  acceptPhotos(app, MOST_PICTURES_AT_ONCE);
  app.post(
    '/api/desk/site/pictures',
    {
      config: { rateLimit: { max: service.writesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Adds pictures to the files of the website, as a version of it',
        description:
          'For people with the role `editor` of the whole site. multipart/form-data with files named ' +
          '`photos`: JPEG, PNG, WebP or AVIF by their content, 12 MB each. They are drawn anew. The same ' +
          'picture again is the one that is there. A form of a page, which accepts text/html, is led back to it.',
        tags: ['desk'],
        consumes: ['multipart/form-data'],
        response: {
          200: answer,
          303: z.unknown().describe('Back to the page of the form.'),
          ...{ 400: apiError, 401: apiError, 403: apiError, 404: apiError, 409: apiError, 413: apiError },
          ...{ 415: apiError, 422: apiError, 429: apiError, 503: apiError },
        },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { site, person } = await atDesk(service, request);
      const reading = {
        ...{ visitor: networkOf(request, 64), turns },
        ...{ noForm: worded('pictures.form'), unreadable: worded('pictures.broken') },
      };
      const { sent, version, added } = await website.addPictures(site, person, (keep) =>
        readPhotos(request, reading, keep),
      );
      if (isSentByPage(request)) return reply.redirect(pageOf(site.paths, sent, version), 303);
      const texts = { refused: worded('pictures.refused'), none: worded('field.pictures') };
      const { refused, error } = photosOutcome(sent, site, texts);
      return error ? reply.code(422).send({ error }) : reply.code(200).send({ version, pictures: [...added], refused });
    },
  );
}

/** Where the form of the page is led back to, with what was added and what was not. */
function pageOf(paths: Parameters<typeof mountedPath>[1], sent: SentPhotos, version: number | undefined): string {
  const refused = refusedInAddress(sent);
  const query = new URLSearchParams({
    ...(version === undefined ? {} : { done: String(version), form: 'pictures' }),
    ...(refused === '' ? {} : { refused }),
  });
  const path = fillPath(mountedPath(deskWebsitePartRoute, paths), { part: 'pictures' });
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
