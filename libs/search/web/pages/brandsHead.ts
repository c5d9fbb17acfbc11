import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { searchWords } from '../words/searchWords.js';
import type { BrandsData } from './brandsLoader.js';

/** Brands that the description names. */
const MOST_NAMED = 6;

export function head({ data, site, url }: HeadArguments): PageHead {
  const say = wordsOf(site, searchWords);
  const { name: dealer } = sectionOf(site, siteSection);
  const names = ((data as BrandsData).sections ?? []).flatMap(({ brands }) => brands.map((brand) => brand.name));
  return {
    title: say('brands.headTitle', { dealer }),
    description: say('brands.headText', {
      dealer,
      names: names.length === 0 ? 'none' : names.length > MOST_NAMED ? 'some' : 'all',
      list: names.slice(0, MOST_NAMED).join(', '),
    }),
    canonicalPath: url.pathname,
  };
}
