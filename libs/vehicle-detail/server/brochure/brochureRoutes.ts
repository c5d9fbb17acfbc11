import { fillPath, mountedPath, vehicleRoute } from '@forecourt/contracts';
import { apiError, Refusal, vehicleParams } from '@forecourt/contracts/api';
import { publicConfig, publicVehicle } from '@forecourt/service/sites';
import { z } from 'zod';
import type { ModuleRoutes } from '@forecourt/service';
import { shownVehiclesPort } from '@forecourt/stock';
import { BrochuresBusy, brochuresPort } from './brochures.js';
import { brochureFileName } from './content/fileName.js';
import { worded } from '../words/worded.js';

/** Brochures a minute from one address on one site: more than anyone reads. */
const A_MINUTE = 30;

/** A vehicle as a sheet of paper (VDP-15). */
export const brochureRoutes: ModuleRoutes = (app, { siteOf, originOf, now: clock, port }) => {
  const [brochures, vehicles] = [port(brochuresPort), port(shownVehiclesPort)];
  app.get(
    '/api/vehicles/:slug/brochure.pdf',
    {
      config: { rateLimit: { max: A_MINUTE, timeWindow: '1 minute' } },
      schema: {
        summary: 'The brochure of a vehicle that this site shows, as PDF',
        description: 'One A4 page, or two for long texts. Its version is the vehicle’s, the site’s and the day’s.',
        tags: ['stock'],
        params: vehicleParams,
        produces: ['application/pdf'],
        response: {
          200: z.unknown().describe('The PDF, to be saved as {slug}.pdf.'),
          304: z.unknown().describe('The version that was named is the present one.'),
          404: apiError,
          410: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const [site, now] = [siteOf(request), clock()];
      const { vehicle } = await vehicles.bySlug(site, request.params.slug);
      // paper tells nothing that the page keeps back
      const shown = { vehicle: publicVehicle(vehicle, site), site: { ...site, config: publicConfig(site) } };
      // the site's own address, whatever a request claims: else each spelling of a host would be drawn anew
      const path = fillPath(mountedPath(vehicleRoute, site.paths), { slug: vehicle.slug });
      const wanted = { ...shown, pageUrl: originOf(site) + path, now };
      const etag = `"${brochures.version(wanted)}"`;
      void reply
        .header('etag', etag)
        // a price may change at any time: a kept copy is shown only after asking
        .header('cache-control', 'public, no-cache');
      if (namesVersion(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      const body = await brochures.get(wanted).catch((error: unknown) => {
        if (!(error instanceof BrochuresBusy)) throw error;
        void reply.header('retry-after', '2').header('cache-control', 'no-store').removeHeader('etag');
        throw new Refusal(429, worded('brochures.busy'));
      });
      return reply
        .header('content-disposition', `attachment; filename="${brochureFileName(vehicle.slug)}"`)
        .type('application/pdf')
        .send(body);
    },
  );
};

const namesVersion = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
