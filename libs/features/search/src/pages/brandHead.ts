import { brandRoute, brandsRoute, breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import type { BrandData } from './brandLoader.js';

export function head({ data, site, url }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const found = data as BrandData | undefined;
  if (!found) return { title: name };
  const { brand, stock } = found;
  const path = site.href(brandRoute, { brand: brand.slug }) ?? url.pathname;
  const models = typeof stock === 'object' ? stock.models.slice(0, 5).map((model) => model.name) : [];
  const price = typeof stock === 'object' && stock.from !== undefined ? ` from ${formatDollars(stock.from)}` : '';
  return {
    title: `${brand.name} | ${name}`,
    description:
      typeof stock === 'object'
        ? `${formatNumber(stock.count)} ${brand.name}${price} at ${name}` +
          `${models.length > 0 ? `: ${models.join(', ')}` : ''}.`
        : `${brand.name} at ${name}.`,
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
        { name: 'Brands', href: site.href(brandsRoute) ?? '/' },
        { name: brand.name, href: path },
      ]),
    ],
  };
}
