import { compareRoute, garageRoute, myGarageRoute } from '@forecourt/contracts';
import { useRouteHref, useSite, useWords } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { HeaderTools } from '../components/HeaderTools.js';
import { comparePath } from '../rules/compareIds.js';
import { listsOf } from '../rules/offeredLists.js';
import { selectGarage } from '../state/garageSlice.js';
import { useHasSession, useWatchlistPage } from '../state/useWatchlistPage.js';
import { garageWords } from '../words/garageWords.js';

/** Ways to the saved vehicles, to the comparison and to the account, with how many there are. */
export function Component() {
  const say = useWords(garageWords);
  const { favourites, compare, watchlist } = useAppSelector(selectGarage);
  const offered = listsOf(useSite());
  const savedHref = useRouteHref(garageRoute);
  const compareHref = useRouteHref(compareRoute);
  const accountHref = useRouteHref(myGarageRoute);
  // pages are kept for everybody: who has signed in, the browser alone knows
  const hasSession = useHasSession();
  useWatchlistPage();
  // the hearts of those who signed in are in their account; a watchlist is nowhere else
  const isInAccount = watchlist !== undefined;
  const heart =
    offered.watchlist || (offered.joins && isInAccount)
      ? accountHref && `${accountHref}#watchlist`
      : offered.favourites
        ? savedHref
        : undefined;
  return (
    <HeaderTools
      tools={[
        ...(heart
          ? [
              {
                icon: 'heart',
                word: say('tools.saved'),
                what: say('tools.savedWhat'),
                href: heart,
                count: isInAccount ? watchlist.length : favourites.length,
              } as const,
            ]
          : []),
        ...(offered.compare && compareHref
          ? [
              {
                icon: 'compare',
                word: say('tools.compare'),
                what: say('tools.compareWhat'),
                href: comparePath(compareHref, compare),
                count: compare.length,
              } as const,
            ]
          : []),
        ...(offered.accounts && accountHref
          ? [
              {
                icon: 'user',
                word: hasSession ? say('tools.garage') : say('tools.signIn'),
                what: hasSession ? say('tools.garageWhat') : say('tools.signInWhat'),
                href: accountHref,
                count: 0,
              } as const,
            ]
          : []),
      ]}
    />
  );
}
