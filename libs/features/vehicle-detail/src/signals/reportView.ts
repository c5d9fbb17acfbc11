import type { Vehicle } from '@forecourt/vehicle';

/** Counts a look at the page (A7). A shopper never notices whether that worked. */
export function reportView({ slug, images, updated_at_timestamp }: Vehicle, siteId: string): void {
  const known = `photos_count=${images.length}&updated_at=${updated_at_timestamp}&website_id=${encodeURIComponent(siteId)}`;
  fetch(`/api/cars/${encodeURIComponent(slug)}/view.json?${known}`, { keepalive: true })
    // an answer that nobody reads stays open
    .then(async (answer) => {
      await answer.text();
      if (!answer.ok) throw new Error(`The count answered with status ${answer.status}.`);
    })
    // A8: logged, otherwise ignored
    .catch((error: unknown) => console.warn('A look at this vehicle could not be counted.', error));
}
