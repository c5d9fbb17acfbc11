import { spellings } from '@forecourt/contracts';
import { allOf, anyOf, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import { AVAILABLE_STATUSES, fullOrder, slugify, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';
import { facetValues } from './listingQuery.js';
import { isFacetValue, listingUrl, UNFILTERED } from './listingUrl.js';
import { modelSearch, readModels, type ModelEntry } from './modelDirectory.js';

/** A make of the site: what of it is for sale, and the listings behind that. */
export interface BrandStock {
  /** As the stock names it. */
  readonly name: string;
  readonly count: number;
  /** The listing with all of them. */
  readonly href: string;
  /** Dollars, of the cheapest that has a price. */
  readonly from?: number;
  readonly conditions: readonly { readonly value: string; readonly count: number; readonly href: string }[];
  readonly models: readonly ModelEntry[];
  /** Latest arrivals. */
  readonly newest: readonly VehicleSummary[];
}

const CONDITIONS = ['new', 'demo', 'used'] as const;
/** More models than a make has on sale at once. */
const MODELS = 60;

/** The models of a make and its latest arrivals (NAV-06). `only` is what the site leaves out everywhere. */
export function planBrand(slug: string, newestCount: number, only?: string): SearchParameters[] {
  const filter = allOf([anyOf('status', AVAILABLE_STATUSES), anyOf('make', spellings(slug)), only]);
  return [
    modelSearch(filter, MODELS),
    {
      q: '*',
      ...(filter === undefined ? {} : { filter_by: filter }),
      facet_by: 'car_type',
      sort_by: fullOrder(),
      per_page: newestCount,
      highlight_fields: 'none',
    },
  ];
}

/** Undefined where nothing of the make is for sale. Throws when the search refused. */
export function readBrand(
  [models, newest]: readonly SearchAnswer<VehicleDocument>[],
  searchPrefix: string,
): BrandStock | undefined {
  for (const answer of [models, newest])
    if (!answer || answer.error !== undefined) throw new Error(answer?.error ?? 'The search gave no answer.');
  const vehicles = (newest?.hits ?? []).map(({ document }) => document);
  const name = vehicles[0]?.make;
  if (!models || !newest || name === undefined || !isFacetValue('make', name)) return undefined;
  const listing = (facets: Partial<Record<'car_type' | 'make', readonly string[]>>) =>
    listingUrl({ ...UNFILTERED, facets: { ...facets, make: [name] } }, searchPrefix);
  const counts = facetValues('car_type', newest.facet_counts[0]?.counts);
  const own = readModels(models, searchPrefix);
  const [from] = own.flatMap((model) => model.from ?? []).sort((a, b) => a - b);
  return {
    name,
    count: newest.found,
    href: listing({}),
    ...(from === undefined ? {} : { from }),
    conditions: CONDITIONS.flatMap((value) => {
      const found = counts.find((item) => item.value === value);
      return found ? [{ value, count: found.count, href: listing({ car_type: [value] }) }] : [];
    }),
    models: own,
    newest: vehicles,
  };
}

/** The name of a make that the dealer says it sells, where nothing of it is in stock. */
export const namedBrand = (slug: string, names: readonly string[]): string | undefined =>
  names.find((name) => slugify(name) === slug);
