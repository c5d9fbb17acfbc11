import { useLocation } from 'react-router-dom';
import { vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import type { Vehicle } from '@forecourt/vehicle';
import { FuelCalculator } from '../components/FuelCalculator.js';
import { fuelDefaults, fuelFromQuery } from '../rules/fuel.js';
import { vehicleDetailSection } from '../section.js';

/** Fuel of this vehicle for a week. */
export function Component({ vehicle, isFolded }: { vehicle: Vehicle; isFolded: boolean }) {
  const { fuel } = useSection(vehicleDetailSection);
  const { search } = useLocation();
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  return (
    <FuelCalculator
      start={fuelFromQuery(search, fuelDefaults(vehicle, fuel))}
      action={page ?? ''}
      isFolded={isFolded}
    />
  );
}
