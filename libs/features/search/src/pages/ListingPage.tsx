import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container, SelectField, TextField } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { AppliedFilters } from '../components/AppliedFilters.js';
import { EmptyListing } from '../components/EmptyListing.js';
import { FilterPanel } from '../components/FilterPanel.js';
import { Paging } from '../components/Paging.js';
import { ResultCarousel } from '../components/ResultCarousel.js';
import { ResultGrid, ResultSkeletons } from '../components/ResultGrid.js';
import type { SearchConfig } from '../config.js';
import { SORTS, type SortName } from '../domain/attributes.js';
import { chosenFilters } from '../domain/chosenFilters.js';
import { changed, listingUrl, meaningOfPath, toggled, type ListingFilters } from '../domain/listingUrl.js';
import { placePromos } from '../domain/promos.js';
import { pastSearch } from '../domain/searchHistory.js';
import { withRange } from '../domain/rangeChoice.js';
import { rememberSearch } from '../useSearchHistory.js';
import * as styles from './listing.styles.js';
import type { ListingData } from './listingLoader.js';

/** Delays of A4: the address follows typing and sliding. */
const QUERY_DELAY = 300;
const RANGE_DELAY = 400;

/** Results, filters, order and pages of a site's stock. The address is the only state. */
export function Component() {
  const loaded = useLoaderData<ListingData>();
  const { filters, heading, now } = loaded;
  const options = useSection<SearchConfig>('search');
  const site = useSection<SiteSection>('site');
  const { searchPrefix, locations, dealerships } = site;
  const navigation = useNavigation();
  const homeHref = useRouteHref(homeRoute);
  const results = useLatest(loaded.results);
  const isLoading = navigation.state === 'loading';
  const go = useFilterNavigation(searchPrefix);
  const labels = Object.fromEntries([...locations, ...dealerships].map(({ slug, name }) => [slug, name]));
  useRemembered(filters, heading, searchPrefix, labels);
  const clearHref =
    options.clearTarget ?? listingUrl({ query: '', page: 1, facets: {}, ranges: {}, path: filters.path }, searchPrefix);
  const waysOut = (loaded.rescues ?? []).flatMap(({ key, count }) => {
    const chosen = chosenFilters(filters, labels).find((item) => item.key === key);
    return chosen ? [{ key, count, text: chosen.text, href: listingUrl(chosen.without, searchPrefix) }] : [];
  });
  const promos = placePromos({
    options: options.promos,
    conditions: filters.facets.car_type ?? meaningOfPath(filters.path, site).facets.car_type ?? [],
    count: results?.hits.length ?? 0,
    now,
    seed: listingUrl(filters, searchPrefix),
  });
  const pages = results ? Math.ceil(results.found / options.pageSize) : 0;
  const isBeyond = results !== undefined && results.found > 0 && filters.page > pages;

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
            results={results}
            facets={options.facets.filter(
              (name) => name !== 'model' || (filters.facets.make?.length ?? 0) > 0 || filters.path.length > 0,
            )}
            ranges={options.ranges}
            makesShown={options.makesShown}
            placement={options.filterPlacement}
            showResultsText={options.showResultsText}
            labels={labels}
            onToggle={(name, value) => go(toggled(filters, name, value))}
            onRange={(name, range) => go(withRange(filters, name, range), RANGE_DELAY)}
          />
          <div id="results">
            <form
              css={styles.bar}
              method="get"
              action={searchPrefix}
              role="search"
              onSubmit={(event) => event.preventDefault()}
            >
              <TextField
                key={filters.query}
                label="Search"
                name="query"
                type="search"
                required
                defaultValue={filters.query}
                placeholder="Make, model or stock number"
                onChange={(event) => go(changed(filters, { query: event.currentTarget.value.trim() }), QUERY_DELAY)}
              />
              <SelectField
                label="Sort by"
                name="sortBy"
                required
                value={filters.sort ?? (filters.query === '' ? options.defaultSort : 'relevant')}
                options={options.sorts.map((name) => ({ value: name, label: SORTS[name].label }))}
                onChange={(event) => go(changed(filters, { sort: event.currentTarget.value as SortName }))}
              />
              <div css={styles.openFilters}>
                <ButtonLink href="#filters" variant="outline" icon="filter">
                  Filters
                </ButtonLink>
              </div>
            </form>
            <AppliedFilters filters={filters} prefix={searchPrefix} labels={labels} clearHref={clearHref} />
            {!loaded.results && (
              <Alert tone="warning">
                The search does not answer just now{results ? '; these are the last results' : ''}.{' '}
                <a href={listingUrl(filters, searchPrefix)}>Try again</a>
              </Alert>
            )}
            {results && results.found === 0 && (
              <EmptyListing text={options.emptyText} clearHref={clearHref} waysOut={waysOut} />
            )}
            {isBeyond && (
              <section css={styles.empty}>
                <h2>This page is beyond the last one</h2>
                <p>There are {pages} pages of results.</p>
                <ButtonLink href={listingUrl({ ...filters, page: pages }, searchPrefix)}>
                  Go to the last page
                </ButtonLink>
              </section>
            )}
            {results && results.hits.length > 0 && options.cardLayout === 'carousel' && (
              <ResultCarousel vehicles={results.hits} now={now} />
            )}
            {results && results.hits.length > 0 && options.cardLayout !== 'carousel' && (
              <ResultGrid
                vehicles={results.hits}
                now={now}
                layout={options.cardLayout}
                isDim={isLoading}
                promos={promos}
              />
            )}
            {!results && isLoading && (
              <ResultSkeletons
                count={options.pageSize}
                layout={options.cardLayout === 'carousel' ? 'grid' : options.cardLayout}
              />
            )}
            {results && <Paging filters={filters} prefix={searchPrefix} pages={pages} />}
          </div>
        </div>
      </div>
    </Container>
  );
}

/** The last value that was there: results stay while a newer search runs or fails (SRCH-06). */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

/** Keeps what was looked for among the last searches (SRCH-18): a listing that nobody narrowed is none. */
function useRemembered(
  filters: ListingFilters,
  heading: string,
  prefix: string,
  labels: Readonly<Record<string, string>>,
): void {
  const { href, text } = pastSearch(filters, heading, prefix, labels);
  useEffect(() => {
    if (text !== '') rememberSearch({ href, text });
  }, [href, text]);
}

/** Goes to the address of filters, at once or after a pause in typing. */
function useFilterNavigation(prefix: string): (filters: ListingFilters, delay?: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (filters, delay = 0) => {
    clearTimeout(timer.current);
    const go = () =>
      void navigate(listingUrl(filters, prefix) + (location.hash === '#filters' ? '#filters' : ''), {
        preventScrollReset: true,
        replace: delay > 0,
      });
    if (delay === 0) go();
    else timer.current = setTimeout(go, delay);
  };
}
