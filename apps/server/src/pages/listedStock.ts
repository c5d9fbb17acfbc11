import type { Service } from '@forecourt/api';
import { log } from '@forecourt/service/observing';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { AVAILABLE_STATUSES } from '@forecourt/vehicle';

/** Values of a field at most: as many as a search server counts. */
const MOST_VALUES = 500;
/** Models of one search, and searches for them at most. */
const MODELS_A_PAGE = 250;
const MODEL_PAGES = 4;

const AVAILABLE = `status:=[${AVAILABLE_STATUSES.map((status) => `\`${status}\``).join(',')}]`;
const FIELDS = ['car_type', 'make', 'simple_body', 'location_slug', 'dealership_slug'] as const;

interface Answer {
  readonly error?: string;
  readonly facet_counts?: readonly {
    readonly field_name: string;
    readonly counts: readonly { readonly value: string }[];
  }[];
  readonly grouped_hits?: readonly { readonly group_key: readonly unknown[] }[];
}

/**
 * What a site has for sale, by the names that its listings have addresses of. Nothing where the search does not answer:
 * the sitemap has the other pages.
 */
export async function listedStock(service: Pick<Service, 'searchOf'>, site: ConfiguredSite) {
  const searches = [
    { q: '*', filter_by: AVAILABLE, per_page: 0, facet_by: FIELDS.join(), max_facet_values: MOST_VALUES },
    ...Array.from({ length: MODEL_PAGES }, (_, index) => ({
      ...{ q: '*', filter_by: AVAILABLE, group_by: 'make,model', group_limit: 1, include_fields: 'make,model' },
      ...{ per_page: MODELS_A_PAGE, page: index + 1, highlight_fields: 'none' },
    })),
  ];
  const answers = await service
    .searchOf(site)
    .multiSearch(searches)
    .catch((error: unknown) => {
      log.warn({ dealer: site.slug, err: error }, 'The listings of a site are not in its sitemap.');
      return [];
    });
  const [counted, ...grouped] = answers as readonly Answer[];
  const values = (field: (typeof FIELDS)[number]): string[] =>
    (counted?.facet_counts?.find(({ field_name: name }) => name === field)?.counts ?? [])
      .map(({ value }) => value)
      .filter(Boolean);
  return {
    conditions: values('car_type'),
    makes: values('make'),
    models: grouped.flatMap(({ grouped_hits: groups = [] }) => groups.flatMap(({ group_key: key }) => modelOf(key))),
    bodies: values('simple_body'),
    locations: values('location_slug'),
    dealerships: values('dealership_slug'),
  };
}

/** A search server gives each value of a group's key on its own, or in a list. */
function modelOf(key: readonly unknown[]): { make: string; model: string }[] {
  const [make, model] = key.flat();
  return typeof make === 'string' && typeof model === 'string' && make !== '' && model !== '' ? [{ make, model }] : [];
}
