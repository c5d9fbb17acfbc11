import type { MouseEvent } from 'react';
import { alertsRoute, belowHeader, homeRoute, phoneRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { sitePhone, siteSection, vehicleSection } from '@forecourt/site-config';
import { Breadcrumbs, Container, opensElsewhere } from '@forecourt/ui-kit';
import { shownPhone } from '@forecourt/vehicle';
import { EmptyListing } from '../components/EmptyListing.js';
import { ListingBar } from '../components/ListingBar.js';
import { ListingNotices } from '../components/ListingNotices.js';
import { ResultGrid } from '../components/ResultGrid.js';
import { head, roomAbove } from '../components/listingBar.styles.js';
import { choicesOf } from '../rules/chosenFilters.js';
import { headline } from '../rules/headline.js';
import { layoutOf, viewOf } from '../rules/listingLayout.js';
import { addressOf } from '../rules/listingPath.js';
import { knownValues } from '../rules/listingQuery.js';
import { headingOf, topicParts } from '../rules/listingTopic.js';
import { UNFILTERED } from '../rules/listingUrl.js';
import { rescueLinks } from '../rules/rescue.js';
import { pastSearch } from '../rules/pastSearch.js';
import { alertHref } from '../rules/searchHistory.js';
import { filtersAt } from '../instantsearch/addresses.js';
import { useListing } from '../instantsearch/listingContext.js';
import { ListingSearch } from '../instantsearch/ListingSearch.js';
import { AtPlace } from '../widgets/AtPlace.js';
import { ChosenFilters } from '../widgets/ChosenFilters.js';
import { Hits } from '../widgets/Hits.js';
import { Panel } from '../widgets/Panel.js';
import { SearchedWithin } from '../widgets/SearchedWithin.js';
import { SearchWords } from '../widgets/SearchWords.js';
import { SortOrder } from '../widgets/SortOrder.js';
import { Total } from '../widgets/Total.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './listing.styles.js';
import type { ListingData } from './listingLoader.js';

/** Results, filters, order and pages of a site's stock. What the loader read anew begins anew. */
export const Component = ({ data }: { data: ListingData }) => (
  <ListingSearch key={data.now} data={data}>
    <Page />
  </ListingSearch>
);

function Page() {
  const say = useWords(searchWords);
  const { site, options, filters, words, shown, labels, rescues, status, isLost, refused, now } = useListing();
  const homeHref = useRouteHref(homeRoute);
  const alertsHref = useRouteHref(alertsRoute);
  const nearest = rescues[0]?.vehicles ?? [];
  const listed = (shown ?? { filters }).filters;
  const topic = topicParts(listed, site, say);
  const heading = headingOf(topic, say);
  const title = shown ? headline(topic, shown.results.shownTotal, say) : heading;
  const layout = layoutOf(options.cardLayout, filters.view);
  const { phoneDisplay } = useSection(vehicleSection);
  const phonePage = useRouteHref(phoneRoute);
  const phone = shownPhone(sitePhone(useSection(siteSection)), phoneDisplay, phonePage);
  const isOut = status === 'error' || (!shown && status !== 'loading' && status !== 'stalled');
  return (
    <div css={styles.frame}>
      <Container>
        {/* clicks bubble up from the links inside, which keys press too */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div css={[styles.page, roomAbove]} onClick={useListingLinks()}>
          <div css={head} {...belowHeader}>
            <div css={styles.headline}>
              <h1>{title}</h1>
              <AtPlace />
            </div>
            <ListingBar
              site={site}
              filters={filters}
              views={
                layout === 'carousel' || !options.offersViews
                  ? undefined
                  : { present: viewOf(layout), own: viewOf(options.cardLayout) }
              }
              words={<SearchWords />}
              onWords={words.onWhole}
              total={<Total />}
              // words show in their own field
              chosen={choicesOf({ ...filters, query: '' }, site).length}
            >
              <SortOrder />
            </ListingBar>
          </div>
          <div css={[styles.columns, styles.placements[options.filterPlacement]]}>
            <Panel />
            <div id="results">
              <SearchedWithin />
              <ChosenFilters />
              <ListingNotices
                refusedPostcode={refused?.postcode}
                isOut={isOut}
                isLost={isLost}
                hasLast={shown !== undefined}
                retryHref={addressOf(filters, site)}
                phone={phone}
              />
              {shown?.results.found === 0 && (
                <EmptyListing
                  clearHref={options.clearTarget ?? addressOf(UNFILTERED, site)}
                  rescueLinks={rescueLinks({ filters: shown.filters, rescues }, site, labels, say)}
                  alertHref={alertHref(alertsHref, pastSearch(shown.filters, site, labels, say))}
                >
                  {nearest.length > 0 && (
                    <ResultGrid vehicles={nearest} now={now} layout="grid" headingLevel={3} isWhole />
                  )}
                </EmptyListing>
              )}
              <Hits />
            </div>
          </div>
          <div css={styles.trail}>
            <Breadcrumbs trail={[{ name: say('home'), ...(homeHref ? { href: homeHref } : {}) }, { name: heading }]} />
          </div>
        </div>
      </Container>
    </div>
  );
}

/**
 * Links to other choices of this listing, such as chips and pages, are refinements; they stay links for everything
 * else.
 */
function useListingLinks() {
  const { site, options, filters, shown, go } = useListing();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || opensElsewhere(event) || link.target !== '') return;
    if (link.origin !== window.location.origin || link.hash !== '') return;
    const chosen = filtersAt(new URL(link.href), site, options, knownValues(shown?.results));
    if (!chosen) return;
    event.preventDefault();
    const isPage =
      addressOf({ ...chosen, page: 1 }, site) === addressOf({ ...filters, page: 1 }, site) &&
      chosen.page !== filters.page;
    go(() => chosen, isPage ? 'top' : undefined);
  };
}
