import { apiError, photoQuery } from '@forecourt/contracts/api';
import { fieldText } from '@forecourt/enquiry/schema';
import { sendPhoto } from '@forecourt/leads';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { atDesk, known } from '../desk/siteDesk.js';

const id = fieldText({ kind: 'line', max: 60 });

/** Photos of shoppers for the dealer's people at the desk. */
export const leadPhotoRoutes: Routes = (app, context) => {
  const { leadPhotos, desk } = context;
  app.get(
    '/api/desk/leads/:id/photos/:photo',
    {
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a lead, JPEG',
        tags: ['desk'],
        params: z.object({ id, photo: id }),
        querystring: photoQuery,
        response: { 200: z.unknown(), 401: apiError, 403: apiError, 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const { sites, person } = await atDesk(context, request);
      const { id: lead, photo } = request.params;
      const site = known(await desk.leads.siteOf(sites, person, lead));
      return sendPhoto(reply, await leadPhotos.read(site, photo, request.query.size, lead));
    },
  );
};
