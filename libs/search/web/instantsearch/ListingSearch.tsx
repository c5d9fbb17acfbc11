import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSection } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import type { InstantSearchClient } from '@forecourt/runtime/instantsearch';
import { LostSearchError, neverSettles, type SearchGateway } from '@forecourt/runtime/search';
import { siteSection } from '@forecourt/site-config';
import type { SearchConfig } from '../config.js';
import { FACET_NAMES, FACETS, RANGE_NAMES, RANGES, type RangeName } from '../rules/attributes.js';
import { MAX_VALUES } from '../rules/listingQuery.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import type { ListingData } from '../pages/listingLoader.js';
import { onceOver } from '../pages/searchOnce.js';
import { searchSection } from '../section.js';
import { useCarried } from './carriedWidget.js';
import { countedBeside, initialResults } from './initialResults.js';
import { createListingClient } from './listingClient.js';
import { ListingRouter, type EntryState } from './listingRouter.js';
import { ListingState } from './ListingState.js';
import { useNear } from './nearWidget.js';
import { Outage } from './outage.js';
import { PostcodeCache } from './postcodeCache.js';
import { filtersOf, INDEX, seenAs, withFilters, type ListingUiState } from './uiState.js';

/** The listing's InstantSearch: one client, the loader's results to begin with, the listing's own addresses. */
export function ListingSearch({ data, children }: { data: ListingData; children: ReactNode }) {
  const options = useSection(searchSection);
  const site = useSection(siteSection);
  const gateway = useSearchGateway();
  const navigate = useNavigate();
  const location = useLocation();
  const [listing] = useState(() => {
    const openedAs = location.state as EntryState | null;
    const book = new PostcodeCache(data.filters.near?.postcode, data.place);
    const router = new ListingRouter({
      site,
      opened: data.filters,
      openedAs,
      navigate: (to, how) => void navigate(to, how),
    });
    router.view = data.filters.view;
    const latest: { state: ListingUiState } = { state: {} };
    return {
      book,
      router,
      latest,
      // a page that came without results asks again from the start
      ...(typeof document === 'undefined' ? noClient : clientOf)(
        new Outage(data.results ? undefined : 'unanswered'),
        gateway,
        options,
      ),
      initial: initialResults(data, options, book.placeOf),
      routing: {
        router: router as never,
        stateMapping: {
          stateToRoute: (state: Record<string, ListingUiState>) => {
            latest.state = state[INDEX] ?? {};
            return seenAs(filtersOf(latest.state), router.view);
          },
          routeToState: (filters: ListingFilters) => ({ [INDEX]: withFilters(latest.state, filters) }),
        } as never,
      },
    };
  });
  const { book, router, client, setOver, outage, initial, routing } = listing;
  // what goes with the page must neither ask nor write any more
  useEffect(() => {
    setOver(false);
    router.open();
    // the first choice must not wait for code; what fails now is fetched again with the question
    gateway.prepare?.().catch(() => undefined);
    const flush = router.flush;
    for (const event of ['click', 'pagehide'] as const) window.addEventListener(event, flush, true);
    return () => {
      setOver(true);
      router.dispose();
      for (const event of ['click', 'pagehide'] as const) window.removeEventListener(event, flush, true);
    };
  }, [setOver, router, gateway]);
  const carried = useMemo(() => carriedBy(options), [options]);
  const beside = useMemo(() => countedBeside(options), [options]);
  return (
    <InstantSearchSSRProvider initialResults={initial as never}>
      <InstantSearch
        indexName={INDEX}
        searchClient={client as never}
        routing={routing}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true }}
      >
        <Configure hitsPerPage={options.pageSize} maxValuesPerFacet={MAX_VALUES} facets={beside} />
        <AddressWidgets carried={carried} book={book} />
        <ListingState data={data} book={book} router={router} outage={outage}>
          {children}
        </ListingState>
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/** What an address may say beyond the widgets of the panel. */
function AddressWidgets({ carried, book }: { carried: ReturnType<typeof carriedBy>; book: PostcodeCache }) {
  useCarried(carried);
  useNear({ placeOf: book.placeOf });
  return null;
}

const carriedBy = ({ facets, ranges }: SearchConfig) => ({
  facets: FACET_NAMES.filter((name) => !facets.includes(name)).map((name): string => FACETS[name].field),
  ranges: RANGE_NAMES.filter((name) => !(ranges as readonly RangeName[]).includes(name)).map(
    (name): string => RANGES[name].field,
  ),
});

interface Asking {
  client: Pick<InstantSearchClient, 'search'>;
  /** Says whether the page of the listing was left. */
  setOver: (isOver: boolean) => void;
  outage: Outage;
}

const noClient = (outage: Outage): Asking => ({
  client: { search: () => Promise.reject(new Error('The server asks in its loader.')) },
  setOver: () => undefined,
  outage,
});

/**
 * The site's client with this browser's memory (SRCH-16). It never settles once its page is left, nor after a failed
 * search: InstantSearch would then go back to the choice before it. What the shopper chose must stay, with the last
 * results and a way to try again (SRCH-06).
 */
function clientOf(outage: Outage, gateway: SearchGateway, options: SearchConfig): Asking {
  let isOver = false;
  const once = onceOver(gateway, { now: Date.now, capacity: options.resultCacheSize });
  const client = createListingClient(once, options);
  return {
    outage,
    setOver: (now) => {
      isOver = now;
    },
    client: {
      ...client,
      async search(requests) {
        if (isOver) return neverSettles();
        try {
          const answer = await client.search(requests);
          outage.set(undefined);
          return answer;
        } catch (error) {
          console.warn('The listing could not be read.', error);
          outage.set(error instanceof LostSearchError ? 'lost' : 'unanswered');
          return neverSettles();
        }
      },
    },
  };
}
