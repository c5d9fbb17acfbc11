import { compareRoute, garageRoute } from '@forecourt/contracts';
import { useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { useAppSelector, useAppStore, type AppStore } from '@forecourt/runtime/store';
import { toastsOf, type Toasts } from '@forecourt/ui-kit';
import type { GarageConfig } from '../config.js';
import { comparePath } from '../rules/compareIds.js';
import { has, type GarageList, type SavedVehicle } from '../rules/garage.js';
import { listsOf } from '../rules/offeredLists.js';
import { hasControl, type ControlledVehicle } from '../rules/offers.js';
import type { GarageSay } from '../rules/words.js';
import { garageSection } from '../section.js';
import {
  selectGarage,
  selectHas,
  selectIsWatched,
  selectKnowsWatchlist,
  vehiclePutBack,
  vehicleToggled,
} from './garageSlice.js';
import { useWatchlistPage } from './useWatchlistPage.js';
import { VEHICLE_SAVED } from './vehicleSaved.js';
import { garageWords } from '../words/garageWords.js';

const TOAST_MS = 8000;
/** What can be undone stays long enough to be read and reached by keyboard. */
const UNDO_MS = 30_000;

export interface Toggle {
  readonly list: GarageList;
  readonly isOn: boolean;
  readonly press: () => void;
}

/**
 * The controls that a vehicle has on this site, each with its state. Saving is saving in the account where the site has
 * a watchlist or the shopper has signed in, save for `onDevice`.
 */
export function useToggles(
  vehicle: ControlledVehicle,
  kept: SavedVehicle,
  { onDevice = false }: { onDevice?: boolean } = {},
): Toggle[] {
  const say = useWords(garageWords);
  const site = useSite();
  const options = useVehicleOptions();
  const config = useSection(garageSection);
  const store = useAppStore();
  const toasts = toastsOf(useAppStore());
  const offered = listsOf(site);
  const watchlist = useWatchlistPage();
  const isWatched = useAppSelector((state) => selectIsWatched(state, kept.id));
  const isInAccount = useAppSelector(selectKnowsWatchlist);
  const isFavourite = useAppSelector((state) => selectHas(state, 'favourites', kept.id));
  const isCompared = useAppSelector((state) => selectHas(state, 'compare', kept.id));
  const hrefs = { favourites: site.href(garageRoute), compare: site.href(compareRoute) };

  const control = (list: GarageList, isOn: boolean): Toggle[] =>
    (offered[list] || (onDevice && list === 'favourites')) && hasControl(vehicle, options, { isListed: isOn })
      ? [{ list, isOn, press: () => press({ store, toasts, say }, list, kept, config, hrefs[list]) }]
      : [];
  const saved: Toggle[] =
    onDevice || !(offered.watchlist || (offered.joins && isInAccount))
      ? control('favourites', isFavourite)
      : watchlist && hasControl(vehicle, options, { isListed: isWatched })
        ? [{ list: 'favourites', isOn: isWatched, press: () => watchlist.press(kept) }]
        : [];
  return [...saved, ...control('compare', isCompared)];
}

function press(
  { store, toasts, say }: { store: AppStore; toasts: Toasts; say: GarageSay },
  list: GarageList,
  vehicle: SavedVehicle,
  config: GarageConfig,
  href: string | undefined,
): void {
  const isCompare = list === 'compare';
  const limit = isCompare ? config.maxCompared : config.maxFavourites;
  const before = selectGarage(store.getState())[list];
  store.dispatch(vehicleToggled({ list, vehicle, limit }));
  const garage = selectGarage(store.getState());
  const wasListed = before.some(({ id }) => id === vehicle.id);
  const outcome = has(garage, list, vehicle.id) ? 'added' : wasListed ? 'removed' : 'full';
  const listHref = href && (isCompare ? comparePath(href, garage.compare) : href);
  const { name } = vehicle;
  const view = listHref ? { action: { label: isCompare ? say('compare') : say('toast.view'), href: listHref } } : {};
  if (outcome === 'full') {
    toasts.show({
      tone: 'warning',
      text: isCompare ? say('toast.compareFull', { limit }) : say('toast.savedFull', { limit }),
      duration: TOAST_MS,
      ...view,
    });
  } else if (outcome === 'removed') {
    const index = before.findIndex(({ id }) => id === vehicle.id);
    toasts.show({
      text: isCompare ? say('toast.noLongerCompared', { name }) : say('toast.noLongerSaved', { name }),
      duration: UNDO_MS,
      action: { label: say('toast.undo'), onAction: () => store.dispatch(vehiclePutBack({ list, vehicle, index })) },
    });
  } else {
    const count = garage.compare.length;
    toasts.show({
      tone: 'success',
      text: isCompare ? say('toast.compared', { name, count, limit }) : say('toast.saved', { name }),
      duration: TOAST_MS,
      ...view,
    });
    if (!isCompare)
      recordEvent({
        id: VEHICLE_SAVED,
        name: 'car saved',
        vehicleId: vehicle.id,
        make: vehicle.make,
        model: vehicle.model,
      });
  }
}
