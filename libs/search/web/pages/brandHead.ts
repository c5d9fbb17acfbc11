import { brandRoute, brandsRoute, breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formatDollars } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { searchWords } from '../words/searchWords.js';
import type { BrandData } from './brandLoader.js';

export function head({ data, site, url }: HeadArguments): PageHead {
  const say = wordsOf(site, searchWords);
  const { name: dealer } = sectionOf(site, siteSection);
  const found = data as BrandData | undefined;
  if (!found) return { title: dealer };
  const { brand, stock } = found;
  const path = site.href(brandRoute, { brand: brand.slug }) ?? url.pathname;
  const models = typeof stock === 'object' ? stock.models.slice(0, 5).map((model) => model.name) : [];
  return {
    title: say('brand.headTitle', { brand: brand.name, dealer }),
    description:
      typeof stock === 'object'
        ? say('brand.headTextCounted', {
            count: stock.count,
            brand: brand.name,
            isPriced: stock.from === undefined ? 'no' : 'yes',
            price: stock.from === undefined ? '' : formatDollars(stock.from),
            dealer,
            hasModels: models.length > 0 ? 'yes' : 'no',
            models: models.join(', '),
          })
        : say('brand.headText', { brand: brand.name, dealer }),
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: say('brands'), href: site.href(brandsRoute) ?? '/' },
        { name: brand.name, href: path },
      ]),
    ],
  };
}
