import { compareRoute, garageRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { HeaderTools } from '../components/HeaderTools.js';
import type { GarageConfig } from '../config.js';
import { comparePath } from '../domain/compareIds.js';
import { offeredLists } from '../domain/offers.js';
import { useGarage } from '../state/garageStore.js';

/** Ways to the saved vehicles and to the comparison, with how many there are. */
export function Component() {
  const { favourites, compare } = useGarage((garage) => garage);
  const offered = offeredLists({
    site: useSection<SiteSection>('site'),
    vehicle: useSection<VehicleSection>('vehicle'),
    garage: useSection<GarageConfig>('garage'),
  });
  const savedHref = useRouteHref(garageRoute);
  const compareHref = useRouteHref(compareRoute);
  return (
    <HeaderTools
      tools={[
        ...(offered.favourites && savedHref
          ? [
              {
                icon: 'heart',
                word: 'Saved',
                what: 'vehicles',
                href: savedHref,
                count: favourites.length,
              } as const,
            ]
          : []),
        ...(offered.compare && compareHref
          ? [
              {
                icon: 'compare',
                word: 'Compare',
                what: 'vehicles',
                href: comparePath(compareHref, compare),
                count: compare.length,
              } as const,
            ]
          : []),
      ]}
    />
  );
}
