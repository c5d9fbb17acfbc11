import { fillPath, mountedPath } from '@forecourt/contracts';
import { offerAddress, offerListSection, offersOn } from '@forecourt/offers/domain';
import type { ListedPage } from '@forecourt/service';
import { dayIn, findSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { slugify } from '@forecourt/vehicle';

/** Pages of the offers that a site shows at a moment, for the sitemap. */
export function offerPages(configured: ConfiguredSite, now: number): ListedPage[] {
  const { site, paths } = configured;
  const list = findSection(configured, offerListSection);
  if (!list) return [];
  const today = dayIn(site.timeZone, now);
  return offersOn(list, { websiteId: site.id, today }).map(({ id, manufacturer }) => {
    const make = manufacturer === undefined ? undefined : slugify(manufacturer);
    const { route, params } = offerAddress(site.manufacturer, id, make);
    return { path: fillPath(mountedPath(route, paths), params) };
  });
}
