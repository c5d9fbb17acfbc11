import type { ListedPaths } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { WHOLE } from '../rules/attributes.js';
import { topicOf } from '../rules/listingTopic.js';
import { UNFILTERED, type ListingFilters } from '../rules/listingUrl.js';

/**
 * Listings that people look for by name, for the sitemap: of a condition, a make, a model, a body or a place of what is
 * for sale, each under its one address (SRCH-01). What has none stays out.
 */
export const listedPaths: ListedPaths = (site, { conditions, makes, models, bodies, locations, dealerships }) => {
  const identity = sectionOf(site, siteSection);
  const places = (own: readonly { readonly slug: string }[], slugs: readonly string[]) =>
    slugs.filter((slug) => own.some((place) => place.slug === slug));
  const choices: ListingFilters['facets'][] = [
    ...conditions.map((condition) => ({ car_type: [condition] })),
    ...makes.map((make) => ({ make: [make] })),
    ...models.map(({ make, model }) => ({ make: [make], model: [model] })),
    ...bodies.map((body) => ({ body: [body] })),
    ...places(identity.locations, locations).map((location) => ({ location: [location] })),
    ...places(identity.dealerships, dealerships).map((dealership) => ({ dealership: [dealership] })),
  ];
  const paths = choices.flatMap((facets) => {
    const { canonicalPath, isIndexable } = topicOf({ ...UNFILTERED, path: [WHOLE], facets }, identity);
    return isIndexable && canonicalPath !== identity.searchPrefix ? [canonicalPath] : [];
  });
  return [...new Set(paths)];
};
