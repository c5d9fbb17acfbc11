import { apiError, vehicleAnswer, vehicleParams } from '@forecourt/contracts/api';
import { hasUsedCarChecks } from '@forecourt/market';
import { publicVehicle } from '@forecourt/sites';
import { isAvailable } from '@forecourt/vehicle';
import type { Routes } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';
import { showsGauge } from '../showsGauge.js';
import { viewsOf } from './views.js';

/** Vehicles by their address (API-02). */
export const vehicleRoutes: Routes = (app, { db, valuations, siteOf, clock }) => {
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
      const { vehicle, visibility } = await shownVehicle(db, site, request.params.slug, clock());
      const views = await viewsOf(db, site.slug, vehicle.id);
      // the page never waits for a partner: what is not known yet, the browser asks for when it is seen
      const hasGauge = hasUsedCarChecks(vehicle) && isAvailable(vehicle) && showsGauge(site);
      const gauge = hasGauge ? await valuations.forPage(vehicle, site.stockOwner) : undefined;
      return {
        vehicle: publicVehicle(views > 0 ? { ...vehicle, views } : vehicle, site),
        shown: visibility.isListed,
        ...(gauge ? { gauge } : {}),
      };
    },
  );
};
