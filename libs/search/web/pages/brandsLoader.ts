import type { LoaderFunctionArgs } from 'react-router-dom';
import { brandRoute, brandSlug } from '@forecourt/contracts';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { pricedOnly } from '../rules/listingQuery.js';
import { planBrands, readBrands, type BrandSection } from '../rules/brandDirectory.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import { DIRECTORY_CAPACITY, searchOnce } from './searchOnce.js';

export interface BrandsData {
  /** Absent when the search did not answer: the page then shows only the dealer's own brands. */
  sections?: readonly BrandSection[];
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<BrandsData> {
  const site = context.get(siteContext);
  const options = sectionOf(site, searchSection);
  const { brands } = options;
  try {
    const answers = await searchOnce(context.get(searchContext), planBrands(brands, pricedOnly(options)), {
      signal: request.signal,
      now: context.get(nowContext)(),
      capacity: DIRECTORY_CAPACITY,
      isDirectory: true,
    });
    const pageOf = (make: string) => {
      const brand = brands.leadTo === 'page' ? brandSlug(make) : undefined;
      return brand === undefined ? undefined : site.href(brandRoute, { brand });
    };
    const { searchPrefix } = sectionOf(site, siteSection);
    return { sections: readBrands(answers, brands, searchPrefix, wordsOf(site, searchWords), pageOf) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The brands could not be read.', error);
    return {};
  }
}
