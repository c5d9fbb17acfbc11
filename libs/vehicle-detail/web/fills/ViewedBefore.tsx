import { useSection } from '@forecourt/composition';
import { Component as RecentlyViewed } from '../parts/RecentlyViewedPart.js';
import { vehicleDetailSection } from '../section.js';

/** What this device looked at, for a shopper who has nothing on the page yet; where the site's vehicles show it too. */
export function Component({ data }: { data?: unknown }) {
  const { sections } = useSection(vehicleDetailSection);
  const now = (data as { readonly now: number } | null | undefined)?.now ?? 0;
  return sections.includes('recently-viewed') ? <RecentlyViewed now={now} /> : null;
}
