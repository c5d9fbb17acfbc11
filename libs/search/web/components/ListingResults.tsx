import { useWords } from '@forecourt/composition';
import type { Place } from '@forecourt/site-config/places';
import { ButtonLink } from '@forecourt/ui-kit';
import { towLine, type VehicleSummary } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { distanceOf, distanceWords } from '../rules/nearWords.js';
import { addressOf, type ListingSite } from '../rules/listingPath.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import type { PlacedPromo } from '../rules/promos.js';
import { searchWords } from '../words/searchWords.js';
import { Paging } from './Paging.js';
import { ResultCarousel } from './ResultCarousel.js';
import { ResultGrid } from './ResultGrid.js';
import { ShowMore } from './ShowMore.js';
import * as styles from './ListingResults.styles.js';

export interface ListingResultsProps {
  filters: ListingFilters;
  site: ListingSite;
  options: Pick<SearchConfig, 'pageSize' | 'paging'>;
  layout: SearchConfig['cardLayout'];
  /** Vehicles of the pages `from` to `to`, below each other; `isWhole` where they are all needed at once. */
  shown: { hits: readonly VehicleSummary[]; from: number; to: number; isWhole?: boolean };
  found: number;
  promos: readonly PlacedPromo[];
  now: number;
  /** Where distances are measured from. */
  place: Place | undefined;
  /** Where the shopper of this device is, on a listing that is not around a place. */
  shopperPlace?: Place | undefined;
  isLoading: boolean;
  /** Loading takes long. */
  isSlow: boolean;
  onMore: () => void;
}

/** Vehicles of a listing and the ways to more of them. */
export function ListingResults(props: ListingResultsProps) {
  const say = useWords(searchWords);
  const { filters, site, options, layout, shown, found, promos, now, place, isLoading, isSlow, onMore } = props;
  const { shopperPlace } = props;
  const awayOf = shopperPlace && ((vehicle: VehicleSummary) => distanceOf(vehicle, shopperPlace));
  const noteOf = (vehicle: VehicleSummary) =>
    [
      place && distanceWords(vehicle, place, say),
      towLine(vehicle, {
        load: filters.ranges.towing?.min,
        fullLoad: filters.ranges['towing-loaded']?.min,
        limit: filters.ranges.atm?.max,
      }),
    ]
      .filter((line) => line !== undefined)
      .join(' · ') || undefined;
  const pages = Math.ceil(found / options.pageSize);
  if (found > 0 && filters.page > pages) {
    return (
      <section css={styles.beyond}>
        <h2>{say('pages.beyond')}</h2>
        <p>{say('pages.beyondText', { count: pages })}</p>
        <ButtonLink href={addressOf({ ...filters, page: pages }, site)}>{say('pages.toLast')}</ButtonLink>
      </section>
    );
  }
  return (
    <>
      {shown.hits.length > 0 && layout === 'carousel' && (
        <ResultCarousel vehicles={shown.hits} now={now} noteOf={noteOf} awayOf={awayOf} />
      )}
      {shown.hits.length > 0 && layout !== 'carousel' && (
        <ResultGrid
          vehicles={shown.hits}
          isWhole={shown.isWhole ?? false}
          now={now}
          layout={layout}
          isBusy={isLoading}
          isDim={isSlow}
          promos={promos}
          noteOf={noteOf}
          awayOf={awayOf}
        />
      )}
      {options.paging === 'more' && pages > 1 && (
        <ShowMore
          from={(shown.from - 1) * options.pageSize + 1}
          to={Math.min(found, shown.to * options.pageSize)}
          found={found}
          href={shown.to < pages ? addressOf({ ...filters, page: shown.to + 1 }, site) : undefined}
          isLoading={isLoading}
          onMore={onMore}
        />
      )}
      <Paging filters={filters} site={site} pages={pages} />
    </>
  );
}
