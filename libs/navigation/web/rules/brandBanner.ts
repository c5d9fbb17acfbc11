import { brandRoute, brandSlug, dealershipsRoute } from '@forecourt/contracts';
import type { SiteInfo } from '@forecourt/composition';
import { slugify } from '@forecourt/vehicle';
import type { BrandBanner, SisterWebsite } from '../brandBanner.js';

/**
 * Where a sister website of the banner leads: a page of this site where it has that, else the website (B2.7, NAV-03).
 */
export function bannerLink(
  { make, slug, url, href: own }: SisterWebsite,
  leadsTo: BrandBanner['leadsTo'],
  { href }: Pick<SiteInfo, 'href'>,
): string {
  return own ?? (leadsTo === 'website' ? undefined : pages[leadsTo]({ make, slug }, href)) ?? url;
}

type Named = Pick<SisterWebsite, 'make' | 'slug'>;

const pages = {
  brand: ({ make, slug }: Named, href: SiteInfo['href']) => {
    const brand = slug ?? (make === undefined ? undefined : brandSlug(make));
    return brand === undefined ? undefined : href(brandRoute, { brand });
  },
  dealerships: ({ make }: Named, href: SiteInfo['href']) => {
    const page = make === undefined ? undefined : href(dealershipsRoute, { make: slugify(make) });
    return page === undefined ? undefined : `${page}?filter=brand`;
  },
};
