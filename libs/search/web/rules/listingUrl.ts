import { isListingValue, readableQuery } from '@forecourt/contracts';
import { DISTANCE_PARAMETER, POSTCODE_PARAMETER, readNear, type Near } from './near.js';
import {
  FACET_NAMES,
  FACETS,
  OLD_NAMES,
  RANGE_NAMES,
  RANGES,
  SORTS,
  type FacetName,
  type RangeName,
  type SortName,
} from './attributes.js';
import { priceRangeOfWeekly, WEEKLY_NAMES } from './weeklyPrice.js';

export interface Range {
  min?: number;
  max?: number;
}
/** Ways to look at results that a visitor can choose. */
export const RESULT_VIEWS = ['grid', 'list'] as const;
export type ResultView = (typeof RESULT_VIEWS)[number];

/** What a listing shows: the one model behind URL, query and panel. */
export interface ListingFilters {
  query: string;
  /** From 1. */
  page: number;
  sort?: SortName;
  facets: Partial<Record<FacetName, readonly string[]>>;
  ranges: Partial<Record<RangeName, Range>>;
  /** Around which place; the search narrows to it where the site offers that. */
  near?: Near;
  /** How the visitor looks at the results; the site's own way when absent. */
  view?: ResultView;
  /** Parts of the path behind the prefix, as they were written. */
  path: readonly string[];
}

/** A step from what is chosen to something else. */
export type FilterChange = (filters: ListingFilters) => ListingFilters;

/** A listing in which nothing is chosen. */
export const UNFILTERED: ListingFilters = { query: '', page: 1, facets: {}, ranges: {}, path: [] };

/** Parameter of forms whose words are to be understood; `query` is text to search for as it is. */
export const WORDS_PARAMETER = 'q';

const MAX_VALUES = 40;
const MAX_PAGE = 10_000;

/** Reads a listing's address. Whatever is malformed is ignored; nothing throws (SRCH-02). */
export function parseListing(path: readonly string[], search: URLSearchParams): ListingFilters {
  const filters: ListingFilters = {
    query: queryOf(search.get('query') ?? ''),
    page: pageOf(search.get('page')),
    facets: {},
    ranges: {},
    path: path.slice(0, 2),
  };
  const sort = sortOf(search.get('sortBy'));
  if (sort) filters.sort = sort;
  const view = RESULT_VIEWS.find((name) => name === search.get('view'));
  if (view) filters.view = view;
  const near = readNear(search.get(POSTCODE_PARAMETER), search.get(DISTANCE_PARAMETER));
  if (near) filters.near = near;
  const widgets = widgetValues(search);
  for (const name of FACET_NAMES) {
    const values = search
      .getAll(name)
      .concat(
        (OLD_NAMES.get(name) ?? []).flatMap((old) => search.getAll(old)),
        widgets.get(name) ?? [],
      )
      .map((value) => value.trim())
      .filter((value) => isFacetValue(name, value));
    if (values.length > 0) filters.facets[name] = [...new Set(values)].slice(0, MAX_VALUES);
  }
  for (const name of RANGE_NAMES) {
    const range = rangeOf(name, search);
    if (range) filters.ranges[name] = range;
  }
  return filters;
}

const NUMBERS: readonly FacetName[] = ['seats'];
const YES_OR_NO: readonly FacetName[] = ['certified'];

/**
 * Whether a text can be a value of a facet, in an address and so anywhere: a number that is none would be refused by
 * the search. What of the stock cannot be chosen is not offered either.
 */
export function isFacetValue(name: FacetName, value: string): boolean {
  if (!isListingValue(value)) return false;
  if (NUMBERS.includes(name)) return /^\d{1,3}$/.test(value);
  return !YES_OR_NO.includes(name) || value === 'true' || value === 'false';
}

/** `refinementList[make][0]` and `menu[body]`, as InstantSearch itself writes them; by our name or by the field. */
const WIDGET = /^(?:refinementList|menu)\[([\w-]+)\](?:\[\d{0,3}\])?$/;
const BY_FIELD: ReadonlyMap<string, FacetName> = new Map(FACET_NAMES.map((name) => [FACETS[name].field, name]));

function widgetValues(search: URLSearchParams): Map<FacetName, string[]> {
  const found = new Map<FacetName, string[]>();
  for (const [key, value] of search) {
    const nameOrField = WIDGET.exec(key)?.[1] ?? '';
    const name = FACET_NAMES.find((own) => own === nameOrField) ?? BY_FIELD.get(nameOrField);
    if (name) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

/** Whether an address is written in InstantSearch's own form. */
export const hasWidgetForm = (search: URLSearchParams): boolean =>
  [...search.keys()].some((key) => WIDGET.test(key) || FIELD_RANGES.includes(key)) ||
  (search.get('sortBy') ?? '').includes(SORT_PATH);

const FIELD_RANGES: readonly string[] = RANGE_NAMES.filter((name) => RANGES[name].field !== name).map(
  (name) => `range[${RANGES[name].field}]`,
);
const SORT_PATH = '/sort/';

/** Words as an address has them. */
export const queryOf = (text: string): string => text.trim().slice(0, 300);

/** Page of a parameter: plain decimal digits, so that one page has one address. Anything else is the first. */
export function pageOf(text: string | null, last = MAX_PAGE): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= last ? page : 1;
}

/** Own names, and the old form `Car_production:price:desc` (SRCH-08). */
function sortOf(text: string | null): SortName | undefined {
  if (text === null) return undefined;
  if (Object.hasOwn(SORTS, text)) return text as SortName;
  const [field, order] = (text.split(SORT_PATH).at(-1) ?? '').split(':').slice(-2);
  const match = Object.entries(SORTS).find(([, { sortBy }]) => sortBy === `${field}:${order}`);
  return match?.[0] as SortName | undefined;
}

/** `range[price]=min:max`, its older names, and the two fields of a form without JavaScript (SRCH-02). */
function rangeOf(name: RangeName, search: URLSearchParams): Range | undefined {
  const names = [`range[${name}]`, `range[${RANGES[name].field}]`, ...(OLD_NAMES.get(name) ?? [name])];
  const own = names
    .map((key) => rangeIn(search.get(key)) ?? (name === 'year' ? yearIn(search.get(key)) : undefined))
    .find((range) => range !== undefined);
  const typed = rangeIn(`${search.get(`${name}_min`) ?? ''}:${search.get(`${name}_max`) ?? ''}`);
  const range = own ?? (typed && inSteps(name, typed));
  if (range || name !== 'price') return range;
  const weekly = WEEKLY_NAMES.map((key) => rangeIn(search.get(key))).find((found) => found !== undefined);
  return weekly && priceRangeOfWeekly(weekly);
}

/** `year=2024` of links that people write: that year alone. */
function yearIn(text: string | null): Range | undefined {
  const year = /^(?:19|20)\d\d$/.test((text ?? '').trim()) ? Number(text) : undefined;
  return year === undefined ? undefined : { min: year, max: year };
}

/** `min:max` with one or both bounds; reversed bounds mean the range between them. */
function rangeIn(text: string | null): Range | undefined {
  const match = /^(\d{0,10}):(\d{0,10})$/.exec((text ?? '').trim());
  if (!match) return undefined;
  const [min, max] = [match[1], match[2]].map((part) => (part === '' || part === undefined ? undefined : Number(part)));
  if (min === undefined && max === undefined) return undefined;
  return ordered({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
}

/** The lowest bound is never above the highest (SRCH-21). */
export const ordered = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };

/** Bounds as typed, rounded to the steps of their range: 20,500 dollars are 21,000 (SRCH-21). */
export function inSteps(name: RangeName, { min, max }: Range): Range {
  const { step } = RANGES[name];
  const round = (value: number) => Math.round(value / step) * step;
  return ordered({
    ...(min === undefined ? {} : { min: round(min) }),
    ...(max === undefined ? {} : { max: round(max) }),
  });
}

/** What the address of a listing says behind `?`; a form that is sent as it is carries the same. */
export function listingParameters(filters: ListingFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.query !== '') search.set('query', filters.query);
  for (const name of FACET_NAMES) for (const value of filters.facets[name] ?? []) search.append(name, value);
  for (const name of RANGE_NAMES) {
    const range = filters.ranges[name];
    if (range) search.set(`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`);
  }
  if (filters.near) {
    search.set(POSTCODE_PARAMETER, filters.near.postcode);
    if (filters.near.km !== undefined) search.set(DISTANCE_PARAMETER, String(filters.near.km));
  }
  if (filters.sort) search.set('sortBy', filters.sort);
  if (filters.view) search.set('view', filters.view);
  if (filters.page > 1) search.set('page', String(filters.page));
  return search;
}

/** Address of a listing. `parseListing` reads it back unchanged. */
export const listingUrl = (filters: ListingFilters, searchPrefix: string): string =>
  [searchPrefix, ...filters.path.map(encodeURIComponent)].join('/') + readableQuery(listingParameters(filters));

/** Other filters begin at the first page again (SRCH-04). */
export const changed = (filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters => ({
  ...filters,
  ...change,
  page: 1,
});

/** Looks around another place, or around none. */
export function withNear({ near: _old, ...filters }: ListingFilters, near: Near | undefined): ListingFilters {
  return changed(filters, near ? { near } : {});
}

/** One value of a facet on or off. */
export function toggled(filters: ListingFilters, name: FacetName, value: string): ListingFilters {
  const present = filters.facets[name] ?? [];
  const next = present.includes(value) ? present.filter((item) => item !== value) : [...present, value];
  const { [name]: _old, ...others } = filters.facets;
  return changed(filters, { facets: next.length === 0 ? others : { ...others, [name]: next } });
}
