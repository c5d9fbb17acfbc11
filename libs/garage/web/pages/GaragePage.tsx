import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { compareRoute, garageSectionsSlot, homeRoute, listingRoute, myGarageRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { useVehiclesByIdsQuery } from '@forecourt/runtime/base-api';
import { useAppSelector } from '@forecourt/runtime/store';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import { DeviceAlerts } from '../components/DeviceAlerts.js';
import { EmptyGarage } from '../components/EmptyGarage.js';
import { SavedVehicles } from '../components/SavedVehicles.js';
import { SavedSkeletons } from '../components/SavedSkeletons.js';
import { UntilLooked } from '../components/UntilLooked.js';
import * as styles from '../components/pages.styles.js';
import { comparePath } from '../rules/compareIds.js';
import { selectGarage } from '../state/garageSlice.js';
import { useAwaitsAccount } from '../state/useWatchlistPage.js';
import type { loader } from './garageLoader.js';
import { garageWords } from '../words/garageWords.js';

/** Vehicles that the shopper saved on this device. Only the browser knows which, so that it asks for them. */
export function Component() {
  const say = useWords(garageWords);
  const { now } = useLoaderData<typeof loader>();
  const { favourites, compare, watchlist } = useAppSelector(selectGarage);
  const account = useRouteHref(myGarageRoute);
  const awaitsAccount = useAwaitsAccount();
  const hasScript = useHasScript();
  const compareHref = useRouteHref(compareRoute);
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  const { data: vehicles, isError, isFetching, refetch } = useVehiclesByIdsQuery(useAskedIds(favourites));
  const isKnown = !isFetching && (vehicles !== undefined || isError);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = favourites.length;
  return (
    <Container>
      <div css={[styles.page, styles.ofDevice]}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('saved.title') }]} />
        <div css={styles.top}>
          {/* the focus goes here when the button that had it goes with its vehicle */}
          <h1 ref={heading} tabIndex={-1}>
            {say('saved.title')}
          </h1>
          {compare.length > 1 && compareHref && (
            <ButtonLink href={comparePath(compareHref, compare)} variant="outline">
              {say('compare.these', { count: compare.length })}
            </ButtonLink>
          )}
        </div>
        {hasScript && count > 0 && (
          <p css={styles.muted} role="status">
            {say('saved.count', { count })}
          </p>
        )}
        {!hasScript && (
          <noscript>
            <p>{say('saved.withoutScript')}</p>
          </noscript>
        )}
        {hasScript && watchlist !== undefined && account && (
          <p>
            {say('saved.inAccount')} <a href={`${account}#watchlist`}>{say('saved.toAccount')}</a>
          </p>
        )}
        {(!hasScript || (count === 0 && watchlist === undefined)) && (
          <div css={onlyWithScript}>
            <UntilLooked isLooking={!hasScript || awaitsAccount} count={3}>
              <EmptyGarage title={say('nothingSaved')} text={say('saved.noneText')} />
            </UntilLooked>
          </div>
        )}
        {isError && !isFetching && count > 0 && (
          <Alert tone="warning">
            {say('notRead')} <Button onClick={() => void refetch()}>{say('tryAgain')}</Button>
          </Alert>
        )}
        {hasScript && count > 0 && !vehicles && !isKnown && <SavedSkeletons count={Math.min(count, 8)} />}
        {hasScript && count > 0 && (vehicles ?? isKnown) && (
          <SavedVehicles
            saved={favourites}
            vehicles={isError ? undefined : vehicles}
            isFresh={isKnown}
            now={now}
            listing={listing}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
        <Slot slot={garageSectionsSlot} with={{}} />
        {hasScript && <DeviceAlerts vehicleIds={favourites.map(({ id }) => id)} />}
      </div>
    </Container>
  );
}

/** The ids to request: they change only when a vehicle is saved that was not requested yet. */
function useAskedIds(saved: readonly { readonly id: string }[]): readonly string[] {
  const [requested, setRequested] = useState<readonly string[]>([]);
  if (saved.every(({ id }) => requested.includes(id))) return requested;
  const ids = saved.map(({ id }) => id);
  setRequested(ids);
  return ids;
}
