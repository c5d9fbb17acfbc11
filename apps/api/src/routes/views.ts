import { isCrossSite } from '@forecourt/contracts';
import { apiError, vehicleParams, viewAnswer, viewQuery } from '@forecourt/contracts/api';
import { dateIn } from '@forecourt/finance-maths';
import { countView, shownVehiclesPort, viewsOf } from '@forecourt/stock';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import type { Routes } from '../context.js';
import { DailyVisitors } from '../dailyVisitors.js';

/** Counts that a vehicle's page was looked at, once a day for each visitor (VDP-19). */
export const viewRoutes: Routes = (app, { db, siteOf, clock, service }) => {
  const vehicles = service.port(shownVehiclesPort);
  const visitors = new DailyVisitors();
  app.get(
    '/api/cars/:slug/view.json',
    {
      // a shopper, or an office behind one address, never looks that often
      config: { rateLimit: { max: 600, timeWindow: '1 minute' } },
      schema: {
        summary: 'Counts a look at a vehicle’s page, and says what is new',
        tags: ['events'],
        params: vehicleParams,
        querystring: viewQuery,
        response: { 200: viewAnswer, 404: apiError, 410: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { photos_count, updated_at, website_id } = request.query;
      const { vehicle } = await vehicles.bySlug(site, request.params.slug);
      // a picture of this address on another site's page is no look
      const isOwn = !isCrossSite(request) && (website_id === undefined || website_id === site.site.id);
      const day = dateIn(site.site.timeZone, clock());
      const counts = isOwn && visitors.isNew({ site: site.slug, day, visitor: request.ip, subject: vehicle.id });
      const views = counts ? await countView(db, site.slug, vehicle.id) : await viewsOf(db, site.slug, vehicle.id);
      const isKnown = photos_count === vehicle.images.length && updated_at === vehicle.updated_at_timestamp;
      void reply.header('cache-control', 'no-store');
      return { views, car_fields: isKnown ? {} : currentFields(vehicle) };
    },
  );
};

/** What a page may have to correct. */
function currentFields(vehicle: Vehicle): Record<string, string | number | boolean> {
  const price = effectivePrice(vehicle);
  return {
    status: vehicle.status,
    reserved: vehicle.reserved ?? false,
    photos_count: vehicle.images.length,
    updated_at: vehicle.updated_at_timestamp,
    ...(price === undefined ? {} : { price }),
  };
}
