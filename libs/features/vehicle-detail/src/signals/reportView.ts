import type { ApiGateway } from '@forecourt/runtime';
import type { Vehicle } from '@forecourt/vehicle';

/** Counts a look at the page (A7). A shopper never notices whether that worked. */
export function reportView(api: ApiGateway, { slug, images, updated_at_timestamp }: Vehicle, siteId: string): void {
  const known =
    `photos_count=${images.length}&updated_at=${updated_at_timestamp}` + `&website_id=${encodeURIComponent(siteId)}`;
  api
    .request(`/api/cars/${encodeURIComponent(slug)}/view.json?${known}`, { keepalive: true })
    // A8: logged, otherwise ignored
    .catch((error: unknown) => console.warn('A look at this vehicle could not be counted.', error));
}
