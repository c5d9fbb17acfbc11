import { memo, useEffect, useMemo } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { AppliedFilters } from '../components/AppliedFilters.js';
import { EmptyListing } from '../components/EmptyListing.js';
import { FilterPanel } from '../components/FilterPanel.js';
import { ListingBar } from '../components/ListingBar.js';
import { ListingNotices } from '../components/ListingNotices.js';
import { ListingResults } from '../components/ListingResults.js';
import { ResultSkeletons } from '../components/ResultGrid.js';
import { useBehind } from '../components/useBehind.js';
import { useSlow } from '../components/useSlow.js';
import type { SearchConfig } from '../config.js';
import { layoutOf, viewOf } from '../domain/listingLayout.js';
import { addressOf } from '../domain/listingPath.js';
import { UNFILTERED, withNear, type ListingFilters } from '../domain/listingUrl.js';
import type { Near } from '../domain/near.js';
import { placePromos } from '../domain/promos.js';
import { waysOut } from '../domain/rescue.js';
import { pastSearch } from '../domain/searchHistory.js';
import * as styles from './listing.styles.js';
import type { ListingData } from './listingLoader.js';
import { useCollected } from './useCollected.js';
import { useLatest } from './useLatest.js';
import { usePanelChanges } from './usePanelChanges.js';
import { useRemembered } from './useRemembered.js';
import { isTyped, useFilterNavigation, WORDS } from './useFilterNavigation.js';

/** Results, filters, order and pages of a site's stock. The address is the only state. */
export function Component() {
  const loaded = useLoaderData<ListingData>();
  const site = useSection<SiteSection>('site');
  const { state, location } = useNavigation();
  const isSlow = useSlow(state === 'loading');
  const { filters, go } = useFilterNavigation(loaded, site);
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
  const { now, place } = loaded;
  const options = useSection<SearchConfig>('search');
  const site = useSection<SiteSection>('site');
  const { locations, dealerships } = site;
  const homeHref = useRouteHref(homeRoute);
  // the last results stay while the search does not answer, under the heading that they came with
  const { results, heading } = useLatest(loaded.results && loaded) ?? loaded;
  // the vehicles first, the numbers beside every filter after them
  const counted = useBehind(results);
  const labels = useMemo(
    () => new Map([...locations, ...dealerships].map(({ slug, name }) => [slug, name])),
    [locations, dealerships],
  );
  const { onToggle, onRange } = usePanelChanges(go);
  const search = pastSearch(loaded.filters, site, labels);
  useRemembered(search);
  useViewEvent(addressOf(loaded.filters, site));
  const clearHref = options.clearTarget ?? addressOf(UNFILTERED, site);
  const shown = useCollected(
    loaded.results && {
      base: addressOf({ ...loaded.filters, page: 1 }, site),
      page: loaded.filters.page,
      hits: loaded.results.hits,
    },
  );
  const promos = placePromos({
    options: options.promos,
    conditions: loaded.filters.facets.car_type ?? [],
    count: shown?.hits.length ?? 0,
    now,
    // tiles stay where they are when more comes below them
    seed: addressOf({ ...loaded.filters, page: shown?.from ?? loaded.filters.page }, site),
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
            site={site}
            filters={filters}
            results={counted}
            facets={options.facets.filter((name) => name !== 'model' || (filters.facets.make?.length ?? 0) > 0)}
            ranges={options.ranges}
            makesShown={options.makesShown}
            placement={options.filterPlacement}
            showResultsText={options.showResultsText}
            labels={labels}
            certifiedOnly={options.certifiedOnly}
            onToggle={onToggle}
            nearby={nearby}
            onRange={onRange}
          />
          <div id="results">
            <ListingBar
              site={site}
              filters={filters}
              options={options}
              views={layout === 'carousel' ? undefined : { present: viewOf(layout), own: viewOf(options.cardLayout) }}
              onQuery={(change, when) => go(change, { delay: when === 'now' ? 0 : options.debounceMs, series: WORDS })}
              onSort={go}
              onView={go}
            />
            <AppliedFilters filters={filters} site={site} labels={labels} clearHref={clearHref} search={search} />
            <ListingNotices
              refusedPostcode={loaded.refused?.postcode}
              isOut={!loaded.results}
              hasLast={results !== undefined}
              retryHref={addressOf(filters, site)}
            />
            {results && results.found === 0 && (
              <EmptyListing text={options.emptyText} clearHref={clearHref} waysOut={waysOut(loaded, site, labels)} />
            )}
            {results && shown && (
              <ListingResults
                filters={loaded.filters}
                site={site}
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

/** Tells that a search page was seen (SRCH-24). */
function useViewEvent(path: string): void {
  useEffect(() => recordEvent({ id: 49, name: 'search page view', path }), [path]);
}
