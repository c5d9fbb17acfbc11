import { describe, expect, it, vi } from 'vitest';
import { ApiError, type StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { wordsOf } from '@forecourt/words';
import { selectFavourites, selectGarage, selectKnowsWatchlist, vehicleToggled } from './garageSlice.js';
import type { SavedVehicle } from '../rules/garage.js';
import { openWatchlist, type WatchlistPage } from './watchlist.js';
import { garageWords } from '../words/garageWords.js';

const request = vi.fn();
const pageWith = (changes: Partial<WatchlistPage> = {}): WatchlistPage => ({
  say: wordsOf({ config: {} }, garageWords),
  store: makeStore({ api: { request }, site: 'harbour' } as unknown as StoreExtra),
  toasts: { show: vi.fn() } as unknown as WatchlistPage['toasts'],
  hrefs: { signIn: '/sign-in', list: '/my-garage' },
  limit: 4,
  isRequired: true,
  ...changes,
});

it('SAVE-02 a session that ends while its list is read is a refusal of that call, and no fault of the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  request.mockImplementation((path: string) =>
    path === '/api/account'
      ? Promise.resolve({ shopper: { phone: '+61491570156', email: null, name: '' } })
      : Promise.reject(new ApiError(401, undefined)),
  );
  await expect(openWatchlist(pageWith())).rejects.toMatchObject({ status: 401 });
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls).toEqual([]);
});

describe('vehicles of the device after a sign-in', () => {
  const vehicle = { id: 'a', slug: 'kia-a', name: 'Kia Rio' } as SavedVehicle;
  const answer = (phone: string | null) =>
    request.mockImplementation((path: string) => {
      if (path === '/api/account') return Promise.resolve({ shopper: { phone, email: 'k@example.com', name: '' } });
      if (path === '/api/watchlist') return Promise.resolve({ cars: [{ id: 'a', saved_at: '2026-11-20T02:00:00Z' }] });
      return Promise.resolve({ success: true });
    });
  const withVehicle = (changes: Partial<WatchlistPage>) => {
    const page = pageWith(changes);
    page.store.dispatch(vehicleToggled({ list: 'favourites', vehicle, limit: 4 }));
    return page;
  };

  it.each([true, false])('SAVE-02 SAVE-07 join the account, whether or not it is required: %s', async (isRequired) => {
    answer('+61491570156');
    const page = withVehicle({ isRequired });
    await openWatchlist(page);
    const state = page.store.getState();
    expect([selectFavourites(state), selectGarage(state).watchlist]).toEqual([[], ['a']]);
    const action = { label: 'View List', href: '/my-garage' };
    const toast = expect.objectContaining({ text: 'Car Saved In Watchlist', action }) as unknown;
    await vi.waitFor(() => expect(page.toasts.show).toHaveBeenCalledWith(toast));
  });
  it('SAVE-07 stay on the device for an account without a number, where none is required', async () => {
    answer(null);
    const page = withVehicle({ isRequired: false });
    await openWatchlist(page);
    expect(selectFavourites(page.store.getState())).toHaveLength(1);
    expect(selectKnowsWatchlist(page.store.getState())).toBe(false);
  });
});
