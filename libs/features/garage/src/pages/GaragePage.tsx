import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { compareRoute, garageRoute, garageSectionsSlot, homeRoute, listingRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection } from '@forecourt/composition';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import type { VehiclesData } from '../api/loadVehicles.js';
import { EmptyGarage } from '../components/EmptyGarage.js';
import { SavedVehicles } from '../components/SavedVehicles.js';
import { SavedSkeletons } from '../components/SavedSkeletons.js';
import * as styles from '../components/pages.styles.js';
import { comparePath } from '../domain/compareIds.js';
import { garageSection } from '../section.js';
import { useGarage } from '../state/garageStore.js';

/** Vehicles that the shopper saved on this device. Only the browser knows which, so that it asks for them. */
export function Component() {
  const { noFavouritesText } = useSection(garageSection);
  const { favourites, compare } = useGarage((garage) => garage);
  const hasScript = useHasScript();
  const path = useRouteHref(garageRoute) ?? '/';
  const compareHref = useRouteHref(compareRoute);
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  const { answer, isLoading, load } = useVehicles(comparePath(path, favourites), favourites);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = favourites.length;
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: 'Saved vehicles' }]} />
        <div css={styles.top}>
          {/* the focus goes here when the button that had it goes with its vehicle */}
          <h1 ref={heading} tabIndex={-1}>
            Saved vehicles
          </h1>
          {compare.length > 1 && compareHref && (
            <ButtonLink href={comparePath(compareHref, compare)} variant="outline">
              Compare {compare.length} vehicles
            </ButtonLink>
          )}
        </div>
        {hasScript && count > 0 && (
          <p css={styles.muted} role="status">
            {count === 1 ? '1 vehicle' : `${count} vehicles`} on this device
          </p>
        )}
        {!hasScript && (
          <>
            <div css={onlyWithScript}>
              <SavedSkeletons count={3} />
            </div>
            <noscript>
              <p>Your browser keeps saved vehicles, and needs JavaScript to show them.</p>
            </noscript>
          </>
        )}
        {hasScript && count === 0 && <EmptyGarage title="Nothing saved yet" text={noFavouritesText} />}
        {answer && !answer.vehicles && !isLoading && count > 0 && (
          <Alert tone="warning">
            The vehicles could not be read just now. <Button onClick={load}>Try again</Button>
          </Alert>
        )}
        {hasScript && count > 0 && !answer && <SavedSkeletons count={Math.min(count, 8)} />}
        {hasScript && count > 0 && answer && (
          <SavedVehicles
            saved={favourites}
            vehicles={answer.vehicles}
            isFresh={!isLoading}
            now={answer.now}
            listingHref={listing}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
        <Slot slot={garageSectionsSlot} with={{}} />
      </div>
    </Container>
  );
}

/** What the site knows of the saved vehicles; asked again when one is saved that was not asked for. */
function useVehicles(path: string, saved: readonly { readonly id: string }[]) {
  const fetcher = useFetcher<VehiclesData>();
  const answer = fetcher.data;
  const isKnown = saved.every(({ id }) => answer?.ids.includes(id));
  const isLoading = fetcher.state !== 'idle';
  const load = () => void fetcher.load(path);
  useEffect(() => {
    if (!isKnown && !isLoading) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the path says all there is to ask for
  }, [isKnown, isLoading, path]);
  return { answer, isLoading: isLoading || !isKnown, load };
}
