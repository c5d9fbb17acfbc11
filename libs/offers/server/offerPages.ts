import { fillPath, mountedPath, offerAddress } from '@forecourt/contracts';
import { dayIn, findSection, offersOn, sectionRef, type OfferList } from '@forecourt/site-config';
import type { SitemapEntry } from '@forecourt/site-host';
import type { ConfiguredSite } from '@forecourt/sites';
import { slugify } from '@forecourt/vehicle';

const offersSection = sectionRef<OfferList>('offers');

/** Pages of the offers that a site shows today, for the sitemap. */
export function offerPages(configured: ConfiguredSite): SitemapEntry[] {
  const { site, paths } = configured;
  const list = findSection(configured, offersSection);
  if (!list) return [];
  const today = dayIn(site.timeZone, Date.now());
  return offersOn(list, { websiteId: site.id, today }).map(({ id, manufacturer }) => {
    const make = manufacturer === undefined ? undefined : slugify(manufacturer);
    const { route, params } = offerAddress(site.manufacturer, id, make);
    return { path: fillPath(mountedPath(route, paths), params) };
  });
}
