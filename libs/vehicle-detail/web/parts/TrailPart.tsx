import { homeRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Breadcrumbs } from '@forecourt/ui-kit';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The trail to a vehicle. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const say = useWords(vehicleDetailWords);
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  return (
    <Breadcrumbs
      trail={[
        { name: say('home'), ...(home ? { href: home } : {}) },
        { name: say('vehicles'), ...(listing ? { href: listing } : {}) },
        { name: vehicleTitle(vehicle) },
      ]}
    />
  );
}
