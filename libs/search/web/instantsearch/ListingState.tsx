import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useLocation } from 'react-router-dom';
import { useSection, useSite } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import { siteSection } from '@forecourt/site-config';
import { collapseSoldRuns } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { knownValues } from '../rules/listingQuery.js';
import type { FilterChange, ListingFilters } from '../rules/listingUrl.js';
import { placeNames } from '../rules/names.js';
import type { Near } from '../rules/near.js';
import type { ListingData } from '../pages/listingLoader.js';
import { searchSection } from '../section.js';
import { filtersAt, readableHere, type KnownValues } from './addresses.js';
import { hitsOfVisit } from './hitsCache.js';
import { ListingContext, type Listing, type ShownListing } from './listingContext.js';
import { searchState } from './initialResults.js';
import { listingResultsOf, type InstantResults } from './listingResults.js';
import type { EntryState, ListingRouter, NextAddress } from './listingRouter.js';
import { registerClientListing } from './clientListing.js';
import type { Outage } from './outage.js';
import type { PostcodeCache } from './postcodeCache.js';
import { filtersOf, seenAs, withFilters } from './uiState.js';
import { useAsksAgain } from './useAsksAgain.js';
import { useRescues } from './useRescues.js';
import { useSearchWords } from './useSearchWords.js';
import { useShownListing } from './useShownListing.js';

interface ListingStateProps {
  data: ListingData;
  book: PostcodeCache;
  router: ListingRouter;
  outage: Outage;
  children: ReactNode;
}

/** Reads InstantSearch once for all widgets of the listing: the choice, the results and the way to another choice. */
export function ListingState({ data, book, router, outage, children }: ListingStateProps) {
  const page = useSite();
  const gateway = useSearchGateway();
  const site = useSection(siteSection);
  const options = useSection(searchSection);
  const { indexUiState, setIndexUiState, results, status: present, refresh } = useInstantSearch({ catchError: true });
  const failure = useSyncExternalStore(outage.subscribe, outage.read, outage.read);
  const status = failure ? 'error' : present;
  useAsksAgain(failure === 'unanswered', refresh);
  const location = useLocation();
  const [refused, setRefused] = useState(data.refused);
  const hitsCache = useMemo(() => hitsOfVisit(gateway), [gateway]);
  const labels = useMemo(() => placeNames(site), [site]);

  const filters = useDeepStable(seenAs(filtersOf(indexUiState), router.view));
  const shown = useMemo(() => shownOf(results, options), [results, options]);
  const known = useRef<KnownValues>({});
  useEffect(() => {
    known.current = joined(known.current, knownValues(shown?.results));
  }, [shown]);

  useFollowedAddress(router, (url) => filtersAt(url, site, options, known.current));
  useEffect(
    () =>
      registerClientListing(page, {
        serves: (url) => readableHere(url, site, options, known.current, (postcode) => book.has(postcode)),
      }),
    [page, site, options, book],
  );

  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });
  const go = useCallback(
    (change: FilterChange, next?: NextAddress) => {
      const apply = (without?: Near) => {
        setRefused(without);
        setIndexUiState((state) => {
          const chosen = change(seenAs(filtersOf(state), router.view));
          const { near: _none, ...others } = chosen;
          router.view = chosen.view;
          if (next) router.expect(next);
          return withFilters(state, without ? others : chosen);
        });
      };
      const before = latest.current;
      const { near } = change(before);
      if (JSON.stringify(change(before)) === JSON.stringify(before)) refresh();
      else if (!near || book.has(near.postcode)) apply(near && !book.placeOf(near.postcode) ? near : undefined);
      else void book.lookUp(near.postcode).then((place) => apply(place ? undefined : near));
    },
    [setIndexUiState, refresh, router, book],
  );
  const beginPage = useCallback(
    (change: FilterChange, next?: NextAddress) => {
      if (next === 'top') hitsCache.begin(searchState(latest.current, options, book.placeOf));
      go(change, next);
    },
    [go, hitsCache, options, book],
  );
  const words = useSearchWords(filters, site, options, beginPage);
  const expect = useCallback((next: NextAddress) => router.expect(next), [router]);
  const { near } = shown?.filters ?? {};
  const place = near && book.placeOf(near.postcode);
  const rescues = useRescues(data, shown, place);
  useShownListing(data, shown, filters.view, labels);
  useState(() => {
    // who comes by a link and not by Back begins with the page of the address
    const entry = location.state as EntryState | null;
    if (!entry?.more) hitsCache.begin(searchState(data.filters, options, book.placeOf));
  });

  const listing = useMemo(
    (): Listing => ({
      site,
      options,
      labels,
      now: data.now,
      filters,
      words,
      shown,
      rescues,
      status,
      isLost: failure === 'lost',
      place,
      refused,
      hitsCache,
      go: beginPage,
      expect,
    }),
    [
      site,
      options,
      labels,
      data.now,
      filters,
      words,
      shown,
      rescues,
      status,
      failure,
      place,
      refused,
      hitsCache,
      beginPage,
      expect,
    ],
  );
  return <ListingContext value={listing}>{children}</ListingContext>;
}

/** Addresses of react-router that this listing did not write: Back, links of the header, a form. */
function useFollowedAddress(router: ListingRouter, read: (url: URL) => ListingFilters | undefined): void {
  const location = useLocation();
  const seen = useRef(location.key);
  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    const filters = read(new URL(location.pathname + location.search, window.location.origin));
    if (filters) router.follow(filters, location.state as EntryState | null);
  });
}

/** The same object for as long as it says the same. */
function useDeepStable<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (steady === value || JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}

function shownOf(results: object, options: SearchConfig): ShownListing | undefined {
  const { filters } = results as InstantResults;
  if (!filters) return undefined;
  const read = listingResultsOf(results as InstantResults, options, filters.facets);
  const hits = options.collapseSold ? collapseSoldRuns(read.hits) : read.hits;
  return { filters, results: { ...read, hits } };
}

function joined(one: KnownValues, other: KnownValues): KnownValues {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof KnownValues)[];
  return Object.fromEntries(names.map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]));
}
