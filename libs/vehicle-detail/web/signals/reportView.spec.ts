import { afterEach, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { buildVehicle } from '@forecourt/testing';
import { reportView } from './reportView.js';

afterEach(() => vi.restoreAllMocks());

it('VDP-19 a view is reported with what the page knows, and a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const store = makeStore({ api: { request } } as unknown as StoreExtra);
  store.dispatch(reportView(buildVehicle({ slug: 'a b', images: [{ url: 'x' }], updated_at_timestamp: 7 }), '1001'));
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/api/cars/a%20b/view.json?photos_count=1&updated_at=7&website_id=1001',
    { keepalive: true },
  );
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
