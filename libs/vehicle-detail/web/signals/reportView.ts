import type { AppThunk } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';

/**
 * Counts a look at the page (A7); a shopper never notices whether that worked. A thunk and no endpoint: RTK Query would
 * come with every vehicle's page for it.
 */
export const reportView =
  ({ slug, images, updated_at_timestamp }: Vehicle, siteId: string): AppThunk =>
  (_dispatch, _getState, { api }) => {
    const known =
      `photos_count=${images.length}&updated_at=${updated_at_timestamp}` + `&website_id=${encodeURIComponent(siteId)}`;
    api
      .request(`/api/cars/${encodeURIComponent(slug)}/view.json?${known}`, { keepalive: true })
      // A8: logged, otherwise ignored
      .catch((error: unknown) => console.warn('A look at this vehicle could not be counted.', error));
  };
