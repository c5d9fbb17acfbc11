import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formatDollars } from '@forecourt/vehicle';
import { topicOf } from '../domain/listingTopic.js';
import type { ListingData } from './listingLoader.js';

/** What people look for by name has its own title and address; refined listings are for shoppers. */
export function head({ data, site }: HeadArguments): PageHead {
  const { filters, heading, results } = data as ListingData;
  const identity = sectionOf(site, siteSection);
  const { canonicalPath, isIndexable } = topicOf(filters, identity);
  const { name } = identity;
  const count = results ? `${results.shownTotal.toLocaleString('en-AU')} ` : '';
  const lowest = results?.stats.price?.min;
  const from = lowest !== undefined && lowest > 0 ? `, from ${formatDollars(lowest)}` : '';
  return {
    title: `${heading}${filters.page > 1 ? `, page ${filters.page}` : ''} for sale | ${name}`,
    description:
      `${count}${heading.charAt(0).toLowerCase()}${heading.slice(1)} for sale at ${name}${from}` +
      '. Compare price, kilometres and features, and send an enquiry.',
    canonicalPath,
    // an empty listing is nothing to find, and one that could not be read even less
    noindex: !isIndexable || !results || results.found === 0,
  };
}
