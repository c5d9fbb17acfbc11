import { allOf, anyOf, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import { AVAILABLE_STATUSES, fullOrder, type VehicleDocument, valueWord } from '@forecourt/vehicle';
import type { FacetName } from './attributes.js';
import { isFacetValue, listingUrl, pageOf, UNFILTERED } from './listingUrl.js';
import { facetValues, type FacetValue } from './listingQuery.js';
import type { SearchSay } from './words.js';

/** What a directory of models is narrowed to. */
export interface DirectoryFilters {
  manufacturer: string | undefined;
  model: string | undefined;
  body: string | undefined;
  /** From 1. */
  page: number;
}

/** Parameters of the directory, with their names in older links (A7), and the fields they narrow. */
const FILTERS = {
  manufacturer: { old: 'manufacturer.name', field: 'make' },
  model: { old: 'model.name', field: 'model' },
  body: { old: 'model.body', field: 'simple_body' },
} as const;
type FilterName = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as FilterName[];

/** Models on a page of the directory (A9, SRCH-17). */
export const DIRECTORY_PAGE_SIZE = 21;
const MAX_LENGTH = 120;
const MAX_PAGE = 1000;
const MAX_VALUES = 150;
const FOR_SALE = anyOf('status', AVAILABLE_STATUSES);

export interface ModelEntry {
  name: string;
  count: number;
  href: string;
  picture?: string;
  /** Whole dollars of the cheapest that has a price. */
  from?: number;
}
export interface ModelDirectory {
  models: readonly ModelEntry[];
  /** How many models there are on all pages. */
  found: number;
  manufacturers: readonly FacetValue[];
  bodies: readonly FacetValue[];
}

/** Reads an address; whatever is malformed is ignored. */
export function parseDirectory(search: URLSearchParams): DirectoryFilters {
  const value = (name: FilterName): string | undefined => {
    const text = (search.get(name) ?? search.get(FILTERS[name].old) ?? '').trim();
    return text === '' || text.length > MAX_LENGTH ? undefined : text;
  };
  return {
    manufacturer: value('manufacturer'),
    model: value('model'),
    body: value('body'),
    page: pageOf(search.get('page'), MAX_PAGE),
  };
}

/** Address of a directory page; `parseDirectory` reads it back. */
export function directoryUrl(path: string, filters: DirectoryFilters): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value !== undefined) search.set(name, value);
  }
  if (filters.page > 1) search.set('page', String(filters.page));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Models from the cheapest, and the makes and bodies to choose from, each counted without itself. */
export function planDirectory(filters: DirectoryFilters, only?: string): SearchParameters[] {
  const conditions = (without?: FilterName) =>
    allOf([
      FOR_SALE,
      only,
      ...NAMES.map((name) => {
        const value = filters[name];
        return name === without || value === undefined ? undefined : anyOf(FILTERS[name].field, [value]);
      }),
    ]);
  const counts = (name: FilterName): SearchParameters => ({
    q: '*',
    filter_by: conditions(name),
    facet_by: FILTERS[name].field,
    max_facet_values: MAX_VALUES,
    per_page: 0,
  });
  return [modelSearch(conditions(), DIRECTORY_PAGE_SIZE, filters.page), counts('manufacturer'), counts('body')];
}

/** Models among the vehicles of a filter, from the cheapest. */
export const modelSearch = (filter: string | undefined, perPage: number, page = 1): SearchParameters => ({
  q: '*',
  ...(filter === undefined ? {} : { filter_by: filter }),
  group_by: 'make_model',
  // the cheapest may have no picture
  group_limit: 3,
  sort_by: fullOrder('price:asc'),
  per_page: perPage,
  page,
  include_fields: 'make,model,thumbnails,price',
  highlight_fields: 'none',
});

/** Throws when the models were refused. */
export function readDirectory(
  [models, makes, bodies]: readonly SearchAnswer<VehicleDocument>[],
  searchPrefix: string,
): ModelDirectory {
  if (!models || models.error !== undefined) throw new Error(models?.error ?? 'The search gave no answer.');
  const counts = (answer: SearchAnswer<VehicleDocument> | undefined, name: FacetName): FacetValue[] =>
    facetValues(name, answer?.facet_counts?.[0]?.counts);
  return {
    found: models.found,
    models: readModels(models, searchPrefix),
    manufacturers: counts(makes, 'make'),
    bodies: counts(bodies, 'body'),
  };
}

/** Models of an answer, each with the listing behind it; one that a listing cannot be narrowed to is left out. */
export const readModels = (answer: SearchAnswer<VehicleDocument>, searchPrefix: string): readonly ModelEntry[] =>
  (answer.grouped_hits ?? []).flatMap(({ hits, found }): ModelEntry[] => {
    const [hit] = hits;
    if (!hit) return [];
    const { make, model, price } = hit.document;
    if (!isFacetValue('make', make) || !isFacetValue('model', model)) return [];
    const [picture] = hits.flatMap(({ document }) => document.thumbnails);
    return [
      {
        name: `${make} ${model}`,
        count: found ?? 1,
        href: listingUrl({ ...UNFILTERED, facets: { make: [make], model: [model] } }, searchPrefix),
        ...(picture === undefined ? {} : { picture }),
        ...(price === undefined ? {} : { from: price }),
      },
    ];
  });

/** Heading of a directory page. */
export function directoryHeading({ manufacturer, model, body }: DirectoryFilters, say: SearchSay): string {
  const what = [manufacturer, model, body && valueWord(body, say)].filter((part) => part !== undefined).join(' ');
  return what === '' ? say('models.title') : say('models.of', { what });
}
