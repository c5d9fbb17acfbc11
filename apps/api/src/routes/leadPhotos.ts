import { apiError, leadPhotoQuery, photoQuery, Refusal } from '@forecourt/contracts/api';
import { fieldText } from '@forecourt/enquiry/schema';
import { sendPrivatePhoto } from '@forecourt/service';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { atDesk, known } from '../desk/siteDesk.js';
import { worded } from '../words/worded.js';

const id = fieldText({ kind: 'line', max: 60 });

/** Throws the `Refusal` of a photo that is not there. */
function sendPhoto(reply: FastifyReply, bytes: Buffer | undefined): FastifyReply {
  if (!bytes) throw new Refusal(404, worded('photo.none'));
  return sendPrivatePhoto(reply, bytes);
}

/** Photos of shoppers for the dealer: at the desk, and by the links that a lead is sent with. */
export const leadPhotoRoutes: Routes = (app, context) => {
  const { leadPhotos, photoLinks, siteOf, desk } = context;
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
