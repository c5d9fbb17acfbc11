import { apiError, storable, vehicleAnswer, vehicleParams } from '@forecourt/contracts/api';
import { shownOnSite } from '@forecourt/site-config';
import { siteStock } from '@forecourt/stock';
import type { Routes } from '../context.js';
import { Refusal } from '../refusals.js';
import { viewsOf } from './views.js';

/** Vehicles by their address (API-02). */
export const vehicleRoutes: Routes = (app, { db, siteOf, clock }) => {
  app.get(
    '/api/vehicles/:slug',
    {
      schema: {
        summary: 'A vehicle that this site shows, also for a while after it was sold',
        tags: ['stock'],
        params: vehicleParams,
        response: { 200: vehicleAnswer, 404: apiError, 410: apiError },
      },
    },
    async (request) => {
      const site = siteOf(request);
      const { slug } = request.params;
      // what no store can hold names no vehicle
      const vehicle = storable(slug) === slug ? await siteStock(db, site.slug).bySlug(slug) : undefined;
      if (vehicle?.status === 'withdrawn') throw new Refusal(410, 'This vehicle is no longer here.');
      const visibility = vehicle && shownOnSite(vehicle, site, clock());
      if (!vehicle || !visibility?.isReachable) throw new Refusal(404, 'There is no such vehicle on this site.');
      const views = await viewsOf(db, site.slug, vehicle.id);
      return { vehicle: views > 0 ? { ...vehicle, views } : vehicle, shown: visibility.isListed };
    },
  );
};
