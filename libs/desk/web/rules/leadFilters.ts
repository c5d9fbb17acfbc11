import type { DeskLeadFilters } from '@forecourt/desk/domain';

/** Filters of the leads as the address carries them. */
export const FILTERS = ['q', 'category', 'state', 'place', 'from', 'to', 'when', 'show', 'person'] as const;
export type FilterName = (typeof FILTERS)[number];
export type FilterValues = Readonly<Record<FilterName, string>>;

/** Those that a tab remembers: what was searched for may be somebody's name. */
const KEPT: readonly FilterName[] = ['category', 'state', 'place', 'from', 'to', 'when', 'show'];
const LONGEST = 100;

const valueOf = (search: URLSearchParams, name: FilterName): string =>
  (search.get(name) ?? '').trim().slice(0, LONGEST);

/** What an address asks for; an empty text filters nothing. */
export function filtersIn(search: URLSearchParams): FilterValues {
  const value = (name: FilterName) => valueOf(search, name);
  return {
    q: value('q'),
    category: value('category'),
    state: value('state'),
    place: value('place'),
    from: value('from'),
    to: value('to'),
    when: value('when'),
    show: value('show'),
    person: value('person'),
  };
}

/** As a query, without what filters nothing. */
export const queryOf = (
  filters: Partial<DeskLeadFilters> | FilterValues,
  more: Readonly<Record<string, string>> = {},
) => new URLSearchParams(Object.entries({ ...filters, ...more }).filter(([, value]) => value !== '')).toString();

/** As much of a query as a tab remembers; everything else in it is ignored. */
export function keptQuery(text: string): string {
  const search = new URLSearchParams(text);
  return new URLSearchParams(
    KEPT.map((name) => [name, valueOf(search, name)]).filter(([, value]) => value !== ''),
  ).toString();
}
