import { breadcrumbData, homeRoute, imageUrl, vehicleRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formatDollars, formatNumber, vehicleTitle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { headingOf, topicOf, topicParts, topicWords } from '../rules/listingTopic.js';
import { searchWords } from '../words/searchWords.js';
import type { ListingData } from './listingLoader.js';

/** What people look for by name has its own title and address; refined listings are for shoppers. */
export function head({ data, site }: HeadArguments): PageHead {
  const say = wordsOf(site, searchWords);
  const { filters, results } = data as ListingData;
  const identity = sectionOf(site, siteSection);
  const { canonicalPath, isIndexable } = topicOf(filters, identity);
  const { name: dealer } = identity;
  const parts = topicParts(filters, identity, say);
  const heading = headingOf(parts, say);
  const lowest = results?.stats.price?.min;
  const isPriced = lowest !== undefined && lowest > 0;
  const hits = results?.hits ?? [];
  const pictured = hits.find(({ thumbnails }) => thumbnails.length > 0);
  const [picture] = pictured?.thumbnails ?? [];
  const vehicles = hits.flatMap((hit) => {
    const path = site.href(vehicleRoute, { slug: hit.slug });
    return path === undefined ? [] : [{ name: vehicleTitle(hit), url: site.origin + path }];
  });
  return {
    title:
      filters.page > 1
        ? say('head.listingPage', { heading, page: filters.page, dealer })
        : say('head.listing', { heading, dealer }),
    description: say('head.listingText', {
      isCounted: results ? 'yes' : 'no',
      count: results ? formatNumber(results.shownTotal) : '',
      heading: topicWords(parts, say),
      dealer,
      isPriced: isPriced ? 'yes' : 'no',
      price: isPriced ? formatDollars(lowest) : '',
    }),
    canonicalPath,
    ...(pictured && picture
      ? { openGraph: { imageUrl: imageUrl(picture, { width: 1280 }), imageAlt: vehicleTitle(pictured) } }
      : {}),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: heading, href: canonicalPath },
      ]),
      ...(vehicles.length > 0
        ? [
            {
              '@type': 'ItemList',
              name: heading,
              numberOfItems: vehicles.length,
              itemListElement: vehicles.map((vehicle, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                ...vehicle,
              })),
            },
          ]
        : []),
    ],
    // an empty listing is nothing to find, and one that could not be read even less
    noindex: !isIndexable || !results || results.found === 0,
  };
}
