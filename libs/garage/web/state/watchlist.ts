import { signInAddress } from '@forecourt/contracts';
import type { AccountShopper } from '@forecourt/contracts/api';
import { recordEvent } from '@forecourt/runtime';
import type { AppStore } from '@forecourt/runtime/store';
import type { ToastContent, Toasts } from '@forecourt/ui-kit';
import { accountApi } from '../api/accountApi.js';
import { has, type SavedVehicle } from '../rules/garage.js';
import type { GarageSay } from '../rules/words.js';
import {
  accountRead,
  selectFavourites,
  selectGarage,
  selectIsWatched,
  vehiclesRemoved,
  vehicleToggled,
} from './garageSlice.js';
import { VEHICLE_SAVED } from './vehicleSaved.js';

// Loaded with the first press, or at once for those who signed in.

const TOAST_MS = 8000;

export interface WatchlistPage {
  readonly say: GarageSay;
  readonly store: AppStore;
  readonly toasts: Toasts;
  /** Paths of the sign-in and of the account's page. */
  readonly hrefs: { readonly signIn: string; readonly list: string };
  /** Vehicles that the device may hold. */
  readonly limit: number;
  /** Nothing is saved without an account (A4); else an account without a number leaves vehicles on the device. */
  readonly isRequired: boolean;
}

const opening = new WeakMap<AppStore, Promise<AccountShopper | undefined>>();

/**
 * The shopper who has signed in, with their list in the store: requested once per page. What the device kept before is
 * merged into the list. Undefined where no one has signed in; rejects where the service does not answer.
 */
export function openWatchlist(page: WatchlistPage): Promise<AccountShopper | undefined> {
  const known = opening.get(page.store) ?? read(page);
  opening.set(page.store, known);
  // the next press requests it again
  known.catch(() => opening.delete(page.store));
  return known;
}

async function read(page: WatchlistPage): Promise<AccountShopper | undefined> {
  const { store } = page;
  // RTK Query came with this module: the store makes its state with the next action
  store.dispatch({ type: 'garage/watchlistOpened' });
  let isLeft = false;
  try {
    const { shopper } = await store
      .dispatch(accountApi.endpoints.account.initiate(undefined, { forceRefetch: true }))
      .unwrap();
    // the calls of the list name a number (A7)
    if (!shopper || (shopper.phone === null && !page.isRequired)) return shopper ?? undefined;
    const joined = await merge(page, shopper);
    await store.dispatch(accountApi.endpoints.watchlist.initiate(undefined, { forceRefetch: true })).unwrap();
    isLeft = leaveToAccount(page, joined);
    return shopper;
  } finally {
    // a page that is left goes on loading until the next one has what joined
    if (!isLeft) store.dispatch(accountRead());
  }
}

/** The vehicles of the device that the account has taken; those that it could not take stay on the device. */
async function merge({ store }: WatchlistPage, { phone }: AccountShopper): Promise<readonly string[]> {
  const ids = selectFavourites(store.getState()).map(({ id }) => id);
  if (ids.length === 0 || phone === null) return [];
  const { error } = await store.dispatch(accountApi.endpoints.mergeWatchlist.initiate({ carIds: ids, phone }));
  return error ? [] : ids;
}

/** Takes off the device what the account has. Answers whether the page is loaded again for it. */
function leaveToAccount({ say, store, toasts, hrefs }: WatchlistPage, ids: readonly string[]): boolean {
  if (ids.length === 0) return false;
  store.dispatch(vehiclesRemoved({ list: 'favourites', ids }));
  // the server renders the page of the account, and has the vehicles now
  if (window.location.pathname === hrefs.list) {
    window.location.reload();
    return true;
  }
  toasts.show(savedToast(ids.length, hrefs.list, say));
  return false;
}

const savedToast = (count: number, href: string, say: GarageSay): ToastContent => ({
  tone: 'success',
  text: say('toast.inWatchlist', { count }),
  duration: TOAST_MS,
  action: { label: say('toast.viewList'), href },
});

/**
 * A press of the save button (A4): the list changes at once, a toast confirms it, and a failure undoes it.
 */
export async function pressWatchlist(page: WatchlistPage, vehicle: SavedVehicle): Promise<void> {
  const { say, store, toasts, hrefs } = page;
  try {
    const shopper = await openWatchlist(page);
    if (!shopper || shopper.phone === null) return goToSignIn(page, vehicle);
    const isSaved = !selectIsWatched(store.getState(), vehicle.id);
    const change = { carId: vehicle.id, phone: shopper.phone, isSaved };
    const { error } = await store.dispatch(accountApi.endpoints.changeWatchlist.initiate(change));
    if (error && 'status' in error && error.status === 401) return goToSignIn(page, vehicle);
    if (error) throw new Error(error.message ?? say('toast.watchlistFailed'));
    if (!isSaved) return void toasts.show({ text: say('toast.notInWatchlist'), duration: TOAST_MS });
    recordEvent({
      id: VEHICLE_SAVED,
      name: 'car saved',
      vehicleId: vehicle.id,
      make: vehicle.make,
      model: vehicle.model,
    });
    toasts.show(savedToast(1, hrefs.list, say));
  } catch (error) {
    // A8: the browser's own window
    const { message } = error as { message?: string };
    window.alert(message ?? say('toast.watchlistFailed'));
  }
}

/** The press is kept on the device, and joins the list after the sign-in. */
function goToSignIn({ store, hrefs, limit }: WatchlistPage, vehicle: SavedVehicle): void {
  opening.delete(store);
  if (!has(selectGarage(store.getState()), 'favourites', vehicle.id))
    store.dispatch(vehicleToggled({ list: 'favourites', vehicle, limit }));
  const here = window.location.pathname + window.location.search;
  window.location.assign(signInAddress(hrefs.signIn, { type: 'watchlist', redirect: here, back: here }));
}
