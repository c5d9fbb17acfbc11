import { apiError, leadPhotoQuery, Refusal } from '@forecourt/contracts/api';
import { fieldText } from '@forecourt/enquiry/schema';
import type { ModuleRoutes } from '@forecourt/service';
import { z } from 'zod';
import { worded } from '../words/worded.js';
import { leadPhotosPort } from './leadPhotos.js';
import { photoLinksPort } from './photoLinks.js';
import { sendPhoto } from './sendPhoto.js';

/** Photos of shoppers for the dealer, by the links that a lead is sent with. */
export const photoRoutes: ModuleRoutes = (app, { port, siteOf }) => {
  const photos = port(leadPhotosPort);
  const links = port(photoLinksPort);
  app.get(
    '/api/lead-photos/:photo',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a lead, by the link that the dealer was sent; JPEG',
        description: 'The link ends after `leads.photoLinkDays`, and with the photo.',
        tags: ['leads'],
        params: z.object({ photo: fieldText({ kind: 'line', max: 60 }) }),
        querystring: leadPhotoQuery,
        response: { 200: z.unknown(), 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { photo } = request.params;
      const { until, signature } = request.query;
      if (!links.opens({ site: site.slug, photo, until, signature })) throw new Refusal(404, worded('leadPhoto.over'));
      return sendPhoto(reply, await photos.read(site, photo, 'full'));
    },
  );
};
