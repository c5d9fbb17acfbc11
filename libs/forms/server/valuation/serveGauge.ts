import { Refusal } from '@forecourt/contracts/api';
import { readGauge } from '@forecourt/forms/domain';
import { hasUsedCarChecks } from '@forecourt/vehicle-detail/domain';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { shownVehiclesPort } from '@forecourt/stock';
import { isAvailable } from '@forecourt/vehicle';
import { worded } from '../words/worded.js';
import { valuationsPort } from './partners.js';
import { showsGauge } from './showsGauge.js';

/** Gauges a minute from one address on one site: far more than anybody looks at. */
const A_MINUTE = 120;

/** How a used vehicle's price compares with the market (VDP-08). */
export function serveGauge({ port }: ServiceContext): ServedCall {
  const valuations = port(valuationsPort);
  const vehicles = port(shownVehiclesPort);
  return serve(
    readGauge,
    async ({ site, params, reply }) => {
      const { vehicle } = await vehicles.bySlug(site, params.slug);
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
    { perMinute: A_MINUTE },
  );
}
