import { apiError, vehicleAnswer, vehicleParams } from '@forecourt/contracts/api';
import { hasUsedCarChecks } from '@forecourt/market';
import type { ServiceApp, ServiceContext } from '@forecourt/service';
import { publicVehicle } from '@forecourt/sites';
import { showsGauge, type Valuations } from '@forecourt/valuation';
import { isAvailable } from '@forecourt/vehicle';
import type { ShownVehicles } from '../shownVehicles.js';
import { viewsOf } from '../views.js';

interface VehicleServices {
  readonly vehicles: ShownVehicles;
  /** Undefined where nobody values vehicles: pages have no gauge. */
  readonly valuations: Pick<Valuations, 'forPage'> | undefined;
}

/** Vehicles by their address (API-02). */
export function vehicleRoutes(
  app: ServiceApp,
  { db, siteOf }: Pick<ServiceContext, 'db' | 'siteOf'>,
  { vehicles, valuations }: VehicleServices,
): void {
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
      const { vehicle, visibility } = await vehicles.bySlug(site, request.params.slug);
      const views = await viewsOf(db, site.slug, vehicle.id);
      // the page never waits for a partner: the browser requests what is not known yet when the gauge is seen
      const hasGauge = hasUsedCarChecks(vehicle) && isAvailable(vehicle) && showsGauge(site);
      const gauge = hasGauge ? await valuations?.forPage(vehicle, site.stockOwner) : undefined;
      return {
        vehicle: publicVehicle(views > 0 ? { ...vehicle, views } : vehicle, site),
        shown: visibility.isListed,
        ...(gauge ? { gauge } : {}),
      };
    },
  );
}
