import { breadcrumbData, homeRoute, imageUrl, vehicleRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formatDollars, vehicleTitle } from '@forecourt/vehicle';
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
  const hits = results?.hits ?? [];
  const pictured = hits.find(({ thumbnails }) => thumbnails.length > 0);
  const [picture] = pictured?.thumbnails ?? [];
  const vehicles = hits.flatMap((hit) => {
    const path = site.href(vehicleRoute, { slug: hit.slug });
    return path === undefined ? [] : [{ name: vehicleTitle(hit), url: site.origin + path }];
  });
  return {
    title: `${heading}${filters.page > 1 ? `, page ${filters.page}` : ''} for sale | ${name}`,
    description:
      `${count}${heading.charAt(0).toLowerCase()}${heading.slice(1)} for sale at ${name}${from}` +
      '. Compare price, kilometres and features, and send an enquiry.',
    canonicalPath,
    ...(pictured && picture
      ? { openGraph: { imageUrl: imageUrl(picture, { width: 1280 }), imageAlt: vehicleTitle(pictured) } }
      : {}),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
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
