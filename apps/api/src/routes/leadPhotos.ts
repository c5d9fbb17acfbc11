import { apiError, leadPhotoQuery, Refusal } from '@forecourt/contracts/api';
import { fieldText } from '@forecourt/enquiry/schema';
import { sendPhoto } from '@forecourt/leads';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

const id = fieldText({ kind: 'line', max: 60 });

/** Photos of shoppers for the dealer, by the links that a lead is sent with. */
export const leadPhotoRoutes: Routes = (app, context) => {
  const { leadPhotos, photoLinks, siteOf } = context;
  app.get(
    '/api/lead-photos/:photo',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a lead, by the link that the dealer was sent; JPEG',
        description: 'The link ends after `leads.photoLinkDays`, and with the photo.',
        tags: ['leads'],
        params: z.object({ photo: id }),
        querystring: leadPhotoQuery,
        response: { 200: z.unknown(), 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { photo } = request.params;
      const { until, signature } = request.query;
      if (!photoLinks.opens({ site: site.slug, photo, until, signature }))
        throw new Refusal(404, worded('leadPhoto.over'));
      return sendPhoto(reply, await leadPhotos.read(site, photo, 'full'));
    },
  );
};
