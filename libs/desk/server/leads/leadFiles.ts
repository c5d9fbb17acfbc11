import { apiError, photoQuery } from '@forecourt/contracts/api';
import { deskLeadFilters } from '@forecourt/desk/domain';
import { fieldText } from '@forecourt/enquiry/schema';
import { leadPhotosPort, sendPhoto } from '@forecourt/leads';
import type { ModuleRoutes } from '@forecourt/service';
import { dayIn } from '@forecourt/site-config';
import { z } from 'zod';
import { atDesk, known } from '../access/atDesk.js';
import { deskPort } from '../deskPort.js';
import { leadsCsv } from './leadExport.js';

const tags = ['desk'];
const READS = { 401: apiError, 403: apiError, 404: apiError, 422: apiError, 429: apiError };
const id = fieldText({ kind: 'line', max: 60 });

/** What the desk answers with a file: the table of leads, and photos of shoppers. */
export const leadFiles: ModuleRoutes = (app, service) => {
  const { db, now, port } = service;
  const { leads } = port(deskPort);
  const photos = port(leadPhotosPort);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  app.get(
    '/api/desk/leads/export',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        summary: 'The filtered leads as a CSV file',
        description: 'UTF-8 with a byte order mark, RFC 4180, 20,000 lines at most. No cell begins as a formula does.',
        ...{ tags, querystring: deskLeadFilters, produces: ['text/csv'] },
        response: { 200: z.unknown().describe('The file.'), ...READS },
      },
    },
    async (request, reply) => {
      const { sites, person } = await atDesk(service, request);
      const text = await leadsCsv({ db, now }, sites, person, request.query);
      const day = dayIn(sites.own.site.timeZone, now());
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="leads-${sites.own.slug}-${day}.csv"`)
        .send(text);
    },
  );

  app.get(
    '/api/desk/leads/:id/photos/:photo',
    {
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a lead, JPEG',
        tags,
        params: z.object({ id, photo: id }),
        querystring: photoQuery,
        response: { 200: z.unknown(), ...READS },
      },
    },
    async (request, reply) => {
      const { sites, person } = await atDesk(service, request);
      const { id: lead, photo } = request.params;
      const site = known(await leads.siteOf(sites, person, lead));
      return sendPhoto(reply, await photos.read(site, photo, request.query.size, lead));
    },
  );
};
