import { expect, it, vi } from 'vitest';
import { ApiError, type StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { openWatchlist, type WatchlistPage } from './watchlist.js';

const request = vi.fn();
const pageWith = (): WatchlistPage => ({
  store: makeStore({ api: { request }, site: 'harbour' } as unknown as StoreExtra),
  toasts: { show: vi.fn() } as unknown as WatchlistPage['toasts'],
  hrefs: { signIn: '/sign-in', list: '/my-garage' },
  limit: 4,
});

it('SAVE-02 a session that ends while its list is read is a refusal of that call, and no fault of the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  request.mockImplementation((path: string) =>
    path === '/api/account'
      ? Promise.resolve({ shopper: { phone: '+61491570156', email: null, name: null } })
      : Promise.reject(new ApiError(401, undefined)),
  );
  await expect(openWatchlist(pageWith())).rejects.toMatchObject({ status: 401 });
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls).toEqual([]);
});
