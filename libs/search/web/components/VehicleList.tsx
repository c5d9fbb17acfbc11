import { useMemo } from 'react';
import { css } from '@emotion/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, Icon } from '@forecourt/ui-kit';
import { searchApi } from '../api/searchApi.js';
import { planListed } from '../rules/homeQuery.js';
import { addressOf, filtersOfAddress } from '../rules/listingPath.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import { more } from './HomeSection.styles.js';
import { ResultGrid, ResultSkeletons, type ResultLayout } from './ResultGrid.js';
import { usePlaceOf } from './usePlaceOf.js';

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });

export interface VehicleListProps {
  /**
   * What the listing's address says, such as `?make=Kia&range[price]=:30000`, with its path or without; the whole stock
   * when left out.
   */
  readonly address?: string;
  /** How many at most; 6 when left out. */
  readonly count?: number;
  /** Cards in columns, in narrow columns, or in rows; columns when left out. */
  readonly layout?: ResultLayout;
  /** Rank of the vehicles' headings on the page; 2 when left out. */
  readonly headingLevel?: 2 | 3;
  /** Leaves out the link to the listing. */
  readonly isAlone?: boolean;
  /** Moment at which the page is shown, epoch milliseconds: the age of an advertisement is counted from it. */
  readonly now: number;
}

/** Vehicles for sale, and the way to the listing that has all of them: for a page that is not this feature's own. */
export function VehicleList(props: VehicleListProps) {
  const say = useWords(searchWords);
  const site = useSection(siteSection);
  const options = useSection(searchSection);
  const { address = '', count = 6, layout = 'grid', headingLevel = 2, isAlone = false, now } = props;
  const filters = useMemo(() => filtersOfAddress(address, site), [address, site]);
  const postcode = options.offersNear ? filters.near?.postcode : undefined;
  const placeOf = usePlaceOf(postcode !== undefined);
  const search = useMemo(
    () => planListed(filters, count, options, site, postcode === undefined ? undefined : placeOf?.(postcode)),
    [filters, count, options, site, postcode, placeOf],
  );
  const isPlaced = postcode === undefined || placeOf !== undefined;
  const { data, isError, isFetching, refetch } = searchApi.useListVehiclesQuery(isPlaced ? search : skipToken);
  if (isError && !isFetching)
    return (
      <Alert tone="warning">
        {withElements((marks) => say('list.failed', marks), {
          again: (
            <Button variant="quiet" onClick={() => void refetch()}>
              {say('tryAgain')}
            </Button>
          ),
        })}
      </Alert>
    );
  if (!data) return <ResultSkeletons count={count} layout={layout} />;
  const { found, vehicles } = data;
  return (
    <div css={list}>
      {found === 0 ? (
        <p>{say('list.none')}</p>
      ) : (
        <ResultGrid vehicles={vehicles} now={now} layout={layout} headingLevel={headingLevel} isWhole />
      )}
      {!isAlone && found > vehicles.length && (
        <p>
          <a css={more} href={addressOf(filters, site)}>
            {say('front.seeAll', { count: found })}
            <Icon name="right" size={16} />
          </a>
        </p>
      )}
    </div>
  );
}
