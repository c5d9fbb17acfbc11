import { useEffect, useSyncExternalStore } from 'react';
import { myGarageRoute, signInRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords, whileOnline } from '@forecourt/composition';
import { isSignedIn } from '@forecourt/runtime';
import { useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { toastsOf } from '@forecourt/ui-kit';
import type { SavedVehicle } from '../rules/garage.js';
import { listsOf } from '../rules/offeredLists.js';
import { garageSection } from '../section.js';
import { accountRead, selectIsAccountRead } from './garageSlice.js';
import type { WatchlistPage } from './watchlist.js';
import { garageWords } from '../words/garageWords.js';

const load = () => whileOnline(() => import('./watchlist.js'));

/**
 * The list of an account, where vehicles are saved in one: read at once for those who signed in. Where nothing is saved
 * without an account, it is read for others with the first press.
 */
export function useWatchlistPage(): { readonly press: (vehicle: SavedVehicle) => void } | undefined {
  const say = useWords(garageWords);
  const site = useSite();
  const { maxFavourites: limit } = useSection(garageSection);
  const store = useAppStore();
  const toasts = toastsOf(useAppStore());
  const [signIn, list] = [site.href(signInRoute), site.href(myGarageRoute)];
  const { watchlist: isRequired, joins } = listsOf(site);
  const isOn = (isRequired || joins) && signIn !== undefined && list !== undefined;
  useEffect(() => {
    if (!isOn || !isSignedIn()) return;
    const page: WatchlistPage = { say, store, toasts, hrefs: { signIn, list }, limit, isRequired };
    // where the service is down, buttons stay as the server rendered them; a press reports the error
    void load()
      .then(({ openWatchlist }) => openWatchlist(page))
      .catch(() => store.dispatch(accountRead()));
  }, [say, isOn, isRequired, store, toasts, signIn, list, limit]);
  if (!isOn) return undefined;
  const press = (vehicle: SavedVehicle) =>
    void load().then(
      ({ pressWatchlist }) =>
        pressWatchlist({ say, store, toasts, hrefs: { signIn, list }, limit, isRequired }, vehicle),
      () => window.alert(say('toast.notSaved')),
    );
  return { press };
}

const never = () => () => undefined;

/** Whether this browser has a session, as far as a script may know. False in the server's HTML: pages are shared. */
export const useHasSession = (): boolean => useSyncExternalStore(never, isSignedIn, () => false);

/** Whether the list of an account is on its way. So long, no page says that nothing is saved. */
export function useAwaitsAccount(): boolean {
  const isOn = useWatchlistPage() !== undefined;
  const hasSession = useHasSession();
  const isRead = useAppSelector(selectIsAccountRead);
  return isOn && hasSession && !isRead;
}
