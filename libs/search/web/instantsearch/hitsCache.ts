import type { SearchGateway } from '@forecourt/runtime';

export type Pages = Record<number, object[] | undefined>;
export interface HitsState {
  readonly page?: number | undefined;
}
/** Parameters that say what is requested, not what is chosen. */
const ASKED: readonly string[] = ['page', 'facets', 'disjunctiveFacets', 'maxValuesPerFacet'];
const KEPT = 8;

/**
 * Pages that "Show more" brought, for `useInfiniteHits`: the last choices of a visit, so that Back finds the pages and
 * the place that were left. Pages are joined only without a gap.
 */
export class HitsCache {
  readonly #kept = new Map<string, Pages>();

  readonly read = ({ state }: { state: HitsState }): Pages | null => {
    const kept = this.#kept.get(keyOf(state));
    if (!kept) return null;
    const page = state.page ?? 0;
    const pages: Pages = {};
    if (kept[page]) pages[page] = kept[page];
    // a page that is still loading joins its neighbours
    for (let at = page - 1, hits = kept[at]; hits; at--, hits = kept[at]) pages[at] = hits;
    for (let at = page + 1, hits = kept[at]; hits; at++, hits = kept[at]) pages[at] = hits;
    return pages;
  };

  /** A page without hits is not kept: after an outage its vehicles come under the same choice (SRCH-06). */
  readonly write = ({ state, hits }: { state: HitsState; hits: Pages }): void => {
    const key = keyOf(state);
    const written = Object.fromEntries(Object.entries(hits).filter(([, page]) => page && page.length > 0));
    const pages: Pages = { ...this.#kept.get(key), ...written };
    this.#kept.delete(key);
    this.#kept.set(key, pages);
    for (const oldest of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(oldest);
  };

  /** The pages of a choice, where there are several. */
  kept(state: HitsState): { readonly choice: string; readonly pages: Pages } | undefined {
    const pages = this.read({ state });
    return pages && Object.keys(pages).length > 1 ? { choice: keyOf(state), pages } : undefined;
  }

  /** Takes pages that were kept elsewhere, if they are of this choice. */
  bring(state: HitsState, { choice, pages }: { readonly choice: string; readonly pages: Pages }): boolean {
    if (choice !== keyOf(state)) return false;
    this.write({ state, hits: { ...pages, ...this.#kept.get(choice) } });
    return true;
  }

  /** Forgets the pages of a choice, so that the next page is not joined to them. */
  begin(state: HitsState): void {
    this.#kept.delete(keyOf(state));
  }
}

const visits = new WeakMap<SearchGateway, HitsCache>();

/** Pages of the last choices of a visit, for as long as its document is open; a server keeps nothing. */
export function hitsOfVisit(search: SearchGateway): HitsCache {
  const hits = visits.get(search) ?? new HitsCache();
  if (typeof document !== 'undefined') visits.set(search, hits);
  return hits;
}

/** The same choice has the same key, in whatever order it was put together. */
const keyOf = (state: HitsState): string =>
  JSON.stringify(whole(Object.fromEntries(Object.entries(state).filter(([name]) => !ASKED.includes(name)))) ?? {});

/** A value with its names in order, without what says nothing. */
function whole(value: unknown): unknown {
  if (value === '') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  const kept = Object.entries(value)
    .map(([name, own]) => [name, whole(own)] as const)
    .filter(([, own]) => own !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
