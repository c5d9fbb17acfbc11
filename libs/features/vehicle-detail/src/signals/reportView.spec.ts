import { afterEach, expect, it, vi } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { reportView } from './reportView.js';

afterEach(() => vi.unstubAllGlobals());

it('VDP-19 a look is reported with what the page knows, and a failure is nobody’s business', () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  reportView(buildVehicle({ slug: 'a b', images: [{ url: 'x' }], updated_at_timestamp: 7 }), '1001');
  expect(fetched).toHaveBeenCalledWith(
    '/api/cars/a%20b/view.json?photos_count=1&updated_at=7&website_id=1001',
    expect.objectContaining({ keepalive: true }),
  );
});
