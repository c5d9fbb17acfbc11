import { compareRoute, garageRoute } from '@forecourt/contracts';
import { useRouteHref, useSite } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { HeaderTools } from '../components/HeaderTools.js';
import { comparePath } from '../domain/compareIds.js';
import { listsOf } from '../domain/offeredLists.js';
import { selectGarage } from '../state/garageSlice.js';

/** Ways to the saved vehicles and to the comparison, with how many there are. */
export function Component() {
  const { favourites, compare } = useAppSelector(selectGarage);
  const offered = listsOf(useSite());
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
