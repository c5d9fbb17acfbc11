import { vehicleTradeInRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { offersTradeIn, type Vehicle } from '@forecourt/vehicle';

/**
 * Where a car is traded in against a vehicle (TRD-04); undefined for one that it cannot be, and on sites without the
 * page.
 */
export function useTradeInLink(vehicle: Vehicle): string | undefined {
  const page = useRouteHref(vehicleTradeInRoute);
  return page !== undefined && offersTradeIn(vehicle) ? `${page}?car_id=${encodeURIComponent(vehicle.id)}` : undefined;
}
