import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { knownValues, type ListingResults } from '../domain/listingQuery.js';
import { addressOf, settled, type ListingSite } from '../domain/listingPath.js';
import { changed, parseListing, type FilterChange, type ListingFilters } from '../domain/listingUrl.js';

/** The series of letters in the search field. */
export const WORDS = 'query';

export interface GoOptions {
  /** Milliseconds to wait for more of the same; none goes at once. */
  delay?: number;
  /** Changes of one series, such as the letters of a word, are one step for Back. */
  series?: string;
}

/**
 * What is chosen, and the way to change it. A listing on its way counts already: ticks show at once, and a second choice
 * builds on the first instead of undoing it.
 */
export function useFilterNavigation(
  { filters: loaded, results }: { filters: ListingFilters; results?: ListingResults },
  site: ListingSite,
): { filters: ListingFilters; go: (change: FilterChange, options?: GoOptions) => void } {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { state } = useLocation() as { state: { series?: string } | null };
  const asked = useMemo(() => (next && filtersAt(next, site, results)) ?? loaded, [next, site, loaded, results]);
  const latest = useRef(asked);
  const series = useRef<string>(undefined);
  useEffect(() => {
    latest.current = asked;
    series.current = state?.series;
  }, [asked, state]);
  const waiting = useRef<FilterChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = useCallback(
    (as: string) => {
      latest.current = waiting.current.reduce((present, change) => change(present), latest.current);
      waiting.current = [];
      void navigate(addressOf(latest.current, site) + (location.hash === '#filters' ? '#filters' : ''), {
        preventScrollReset: true,
        replace: as !== '' && as === series.current,
        state: as === '' ? null : { series: as },
      });
    },
    [navigate, site],
  );
  // the same function for every render: parts of the page that did not change are not drawn again
  const go = useCallback(
    (change: FilterChange, { delay = 0, series: as = '' }: GoOptions = {}) => {
      clearTimeout(timer.current);
      // what was typed a moment ago goes along with a tick
      waiting.current.push(change);
      if (delay === 0) leave(as);
      else timer.current = setTimeout(() => leave(as), delay);
    },
    [leave],
  );
  // letters show in their field already: the page is not drawn once more while they are looked for
  const shown = isTyped(next) ? changed(asked, { query: loaded.query, page: loaded.page }) : asked;
  return { filters: addressOf(shown, site) === addressOf(loaded, site) ? loaded : shown, go };
}

/** Whether a listing is looked for because somebody is typing its words. */
export const isTyped = (listing: Location | undefined): boolean =>
  (listing?.state as { series?: string } | null | undefined)?.series === WORDS;

/** What the address of a listing chooses, in the words of the results in sight. */
function filtersAt(
  { pathname, search }: Location,
  site: ListingSite,
  results: ListingResults | undefined,
): ListingFilters | undefined {
  const { searchPrefix: prefix } = site;
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  const path = pathname.slice(prefix.length).split('/').filter(Boolean).map(decodeURIComponent);
  return settled(parseListing(path, new URLSearchParams(search)), site, knownValues(results));
}
