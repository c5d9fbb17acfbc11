import { apiError, autogaugeAnswer, Refusal, vehicleParams } from '@forecourt/contracts/api';
import { hasUsedCarChecks } from '@forecourt/vehicle-detail/domain';
import { shownVehiclesPort } from '@forecourt/stock';
import { showsGauge, valuationsPort } from '@forecourt/valuation';
import { isAvailable } from '@forecourt/vehicle';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

/** Gauges a minute from one address on one site: far more than anybody looks at. */
const A_MINUTE = 120;

/** How a used vehicle's price compares with the market (VDP-08). */
export const autogaugeRoutes: Routes = (app, { siteOf, service }) => {
  const [vehicles, valuations] = [service.port(shownVehiclesPort), service.port(valuationsPort)];
  app.get(
    '/api/cars/:slug/autogauge',
    {
      config: { rateLimit: { max: A_MINUTE, timeWindow: '1 minute' } },
      schema: {
        summary: 'How the price of a used vehicle compares with the market',
        description: 'Empty for an unknown range, for vehicles that are not used, and where the site shows no gauge.',
        tags: ['stock'],
        params: vehicleParams,
        response: { 200: autogaugeAnswer, 404: apiError, 410: apiError, 422: apiError, 429: apiError, 502: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { vehicle } = await vehicles.bySlug(site, request.params.slug);
      // shoppers may keep it for a moment; a page hides one of another price
      void reply.header('cache-control', 'private, max-age=60');
      if (!hasUsedCarChecks(vehicle) || !isAvailable(vehicle) || !showsGauge(site)) return {};
      try {
        return (await valuations.get(vehicle, site.stockOwner)) ?? {};
      } catch {
        // logged where it failed
        void reply.header('cache-control', 'no-store');
        throw new Refusal(502, worded('market.later'));
      }
    },
  );
};
