import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { BrandsData } from './brandsLoader.js';

export function head({ data, site, url }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const names = ((data as BrandsData).sections ?? []).flatMap(({ brands }) => brands.map((brand) => brand.name));
  const some = names.slice(0, 6).join(', ');
  return {
    title: `Brands | ${name}`,
    description:
      `The brands that ${name}` +
      ` has in stock${some === '' ? '' : `: ${some}${names.length > 6 ? ' and more' : ''}`}.`,
    canonicalPath: url.pathname,
  };
}
