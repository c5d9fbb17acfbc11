import { memo, useEffect, useMemo, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { INVALID_POSTCODE } from '@forecourt/places';
import { recordEvent } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { AppliedFilters } from '../components/AppliedFilters.js';
import { EmptyListing } from '../components/EmptyListing.js';
import { FilterPanel, type FilterPanelProps } from '../components/FilterPanel.js';
import { ListingBar } from '../components/ListingBar.js';
import { ListingResults } from '../components/ListingResults.js';
import { ResultSkeletons } from '../components/ResultGrid.js';
import { useBehind } from '../components/useBehind.js';
import { useSlow } from '../components/useSlow.js';
import type { SearchConfig } from '../config.js';
import {
  listingUrl,
  meaningOfPath,
  toggled,
  withNear,
  type ListingFilters,
  type ResultView,
} from '../domain/listingUrl.js';
import type { Near } from '../domain/near.js';
import { placePromos } from '../domain/promos.js';
import { waysOut } from '../domain/rescue.js';
import { pastSearch } from '../domain/searchHistory.js';
import { withRange } from '../domain/rangeChoice.js';
import * as styles from './listing.styles.js';
import type { ListingData } from './listingLoader.js';
import { useCollected } from './useCollected.js';
import { useRemembered } from './useRemembered.js';
import { isTyped, useFilterNavigation, WORDS } from './useFilterNavigation.js';

/** Delay of A4: the address follows sliding. */
const RANGE_DELAY = 400;

/** Results, filters, order and pages of a site's stock. The address is the only state. */
export function Component() {
  const loaded = useLoaderData<ListingData>();
  const { searchPrefix } = useSection<SiteSection>('site');
  const { state, location } = useNavigation();
  const isSlow = useSlow(state === 'loading');
  const { filters, go } = useFilterNavigation(loaded.filters, searchPrefix);
  const isLoading = state === 'loading' && (isSlow || !isTyped(location));
  return <Listing loaded={loaded} filters={filters} go={go} isLoading={isLoading} />;
}

interface ListingProps {
  loaded: ListingData;
  /** What is chosen, also what is on its way. */
  filters: ListingFilters;
  go: ReturnType<typeof useFilterNavigation>['go'];
  isLoading: boolean;
}

/** The page as it stands: nothing of it is drawn again while a letter is looked for. */
const Listing = memo(function Listing({ loaded, filters, go, isLoading }: ListingProps) {
  const { heading, now, place } = loaded;
  const options = useSection<SearchConfig>('search');
  const site = useSection<SiteSection>('site');
  const { searchPrefix, locations, dealerships } = site;
  const homeHref = useRouteHref(homeRoute);
  const results = useLatest(loaded.results);
  // the vehicles first, the numbers beside every filter after them
  const counted = useBehind(results);
  const labels = useMemo(
    () => Object.fromEntries([...locations, ...dealerships].map(({ slug, name }) => [slug, name])),
    [locations, dealerships],
  );
  const { handleToggle, handleRange } = usePanel(go);
  const search = pastSearch(loaded.filters, heading, searchPrefix, labels);
  useRemembered(search);
  useViewEvent(listingUrl(loaded.filters, searchPrefix));
  const clearHref =
    options.clearTarget ?? listingUrl({ query: '', page: 1, facets: {}, ranges: {}, path: filters.path }, searchPrefix);
  const shown = useCollected(
    loaded.results && {
      base: listingUrl({ ...loaded.filters, page: 1 }, searchPrefix),
      page: loaded.filters.page,
      hits: loaded.results.hits,
    },
  );
  const promos = placePromos({
    options: options.promos,
    conditions: loaded.filters.facets.car_type ?? meaningOfPath(loaded.filters.path, site).facets.car_type ?? [],
    count: shown?.hits.length ?? 0,
    now,
    // tiles stay where they are when more comes below them
    seed: listingUrl({ ...loaded.filters, page: shown?.from ?? loaded.filters.page }, searchPrefix),
  });
  const nearby = options.offersNear
    ? {
        near: filters.near,
        place,
        refused: loaded.refused,
        distances: options.nearDistances,
        onNear: (near: Near | undefined) => go((present) => withNear(present, near)),
      }
    : undefined;
  const layout = layoutOf(options.cardLayout, loaded.filters.view);

  return (
    <Container>
      <div css={styles.page}>
        <header css={styles.top}>
          <Breadcrumbs trail={[{ name: 'Home', ...(homeHref ? { href: homeHref } : {}) }, { name: heading }]} />
          <h1>{heading}</h1>
          <p css={styles.count} role="status">
            {results ? `${formatNumber(results.shownTotal)} ${results.shownTotal === 1 ? 'vehicle' : 'vehicles'}` : ' '}
          </p>
        </header>
        <div css={[styles.columns, styles.placements[options.filterPlacement]]}>
          <FilterPanel
            action={listingUrl({ query: '', page: 1, facets: {}, ranges: {}, path: filters.path }, searchPrefix)}
            filters={filters}
            results={counted}
            facets={options.facets.filter(
              (name) => name !== 'model' || (filters.facets.make?.length ?? 0) > 0 || filters.path.length > 0,
            )}
            ranges={options.ranges}
            makesShown={options.makesShown}
            placement={options.filterPlacement}
            showResultsText={options.showResultsText}
            labels={labels}
            onToggle={handleToggle}
            nearby={nearby}
            onRange={handleRange}
          />
          <div id="results">
            <ListingBar
              prefix={searchPrefix}
              filters={filters}
              options={options}
              views={layout === 'carousel' ? undefined : { present: viewOf(layout), own: viewOf(options.cardLayout) }}
              onQuery={(change, when) => go(change, { delay: when === 'now' ? 0 : options.debounceMs, series: WORDS })}
              onSort={go}
              onView={go}
            />
            <AppliedFilters
              filters={filters}
              prefix={searchPrefix}
              labels={labels}
              clearHref={clearHref}
              search={search}
            />
            {loaded.refused && (
              <div css={styles.notice}>
                <Alert tone="warning">
                  {INVALID_POSTCODE}: “{loaded.refused.postcode}”. These are vehicles from every place.
                </Alert>
              </div>
            )}
            {!loaded.results && (
              <div css={styles.notice}>
                <Alert tone="warning">
                  The search does not answer just now{results ? '; these are the last results' : ''}.{' '}
                  <a href={listingUrl(filters, searchPrefix)}>Try again</a>
                </Alert>
              </div>
            )}
            {results && results.found === 0 && (
              <EmptyListing
                text={options.emptyText}
                clearHref={clearHref}
                waysOut={waysOut(loaded, searchPrefix, labels)}
              />
            )}
            {results && shown && (
              <ListingResults
                filters={loaded.filters}
                prefix={searchPrefix}
                options={options}
                layout={layout}
                shown={shown}
                found={results.found}
                promos={promos}
                now={now}
                place={place}
                isLoading={isLoading}
              />
            )}
            {!results && isLoading && (
              <ResultSkeletons count={options.pageSize} layout={layout === 'carousel' ? 'grid' : layout} />
            )}
          </div>
        </div>
      </div>
    </Container>
  );
});

const viewOf = (layout: SearchConfig['cardLayout']): ResultView => (layout === 'list' ? 'list' : 'grid');

/** The site's layout, unless the visitor chose the other view; a row to slide has none. */
function layoutOf(own: SearchConfig['cardLayout'], view: ResultView | undefined): SearchConfig['cardLayout'] {
  return own === 'carousel' || view === undefined || view === viewOf(own) ? own : view;
}

/** What the filter panel changes; the same functions for every render. */
function usePanel(go: ReturnType<typeof useFilterNavigation>['go']): {
  handleToggle: FilterPanelProps['onToggle'];
  handleRange: FilterPanelProps['onRange'];
} {
  return useMemo(
    () => ({
      handleToggle: (name, value) => go((present) => toggled(present, name, value)),
      handleRange: (name, change) =>
        go((present) => withRange(present, name, change(present.ranges[name])), { delay: RANGE_DELAY, series: name }),
    }),
    [go],
  );
}

/** The last value that was there: results stay while a newer search runs or fails (SRCH-06). */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

/** Tells that a search page was seen (SRCH-24). */
function useViewEvent(path: string): void {
  useEffect(() => recordEvent({ id: 49, name: 'search page view', path }), [path]);
}
