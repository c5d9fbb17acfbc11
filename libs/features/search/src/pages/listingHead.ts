import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import type { ListingData } from './listingLoader.js';

/** Plain paths are for search engines; refined ones are for shoppers. */
export function head({ data, site, url }: HeadArguments): PageHead {
  const { filters, heading, results } = data as ListingData;
  const { name } = sectionOf<SiteSection>(site, 'site');
  const isRefined =
    filters.query !== '' || Object.keys(filters.facets).length > 0 || Object.keys(filters.ranges).length > 0;
  const count = results ? `${results.found.toLocaleString('en-AU')} ` : '';
  return {
    title: `${heading}${filters.page > 1 ? `, page ${filters.page}` : ''} | ${name}`,
    description: `${count}${heading.toLowerCase()} for sale at ${name}. Compare price, kilometres and features, and send an enquiry.`,
    canonicalPath: filters.page > 1 && !isRefined ? `${url.pathname}?page=${filters.page}` : url.pathname,
    noindex: isRefined,
  };
}
