import { useEffect } from 'react';
import { Global } from '@emotion/react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { compareRoute, homeRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import {
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  onlyWithScript,
  useHasScript,
  notOnPaper,
} from '@forecourt/ui-kit';
import { Comparison } from '../components/Comparison.js';
import { EmptyGarage } from '../components/EmptyGarage.js';
import { UntilLooked } from '../components/UntilLooked.js';
import * as styles from '../components/pages.styles.js';
import { comparePath } from '../rules/compareIds.js';
import { savedVehicle } from '../rules/offers.js';
import { garageSection } from '../section.js';
import { comparisonTaken, selectCompared, vehiclesRemoved } from '../state/garageSlice.js';
import type { ComparedVehicles } from './compareLoader.js';
import { garageWords } from '../words/garageWords.js';

/** Vehicles side by side. The address lists them, so that a comparison can be shared and the server renders it. */
export function Component() {
  const say = useWords(garageWords);
  const { ids, vehicles, details, now } = useLoaderData<ComparedVehicles>();
  const { maxCompared } = useSection(garageSection);
  const path = useRouteHref(compareRoute) ?? '/';
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  const kept = useAppSelector(selectCompared);
  const dispatch = useAppDispatch();
  useOwnComparison(ids.length === 0 && kept.length > 0 ? comparePath(path, kept) : undefined);
  const gone = vehicles ? ids.length - vehicles.length : 0;

  /** Who goes on from a comparison that was sent to them takes it along. */
  const adopt = () =>
    dispatch(
      comparisonTaken((vehicles ?? []).map((vehicle) => savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] }))),
    );
  return (
    <Container>
      <Global styles={styles.paper} />
      <div css={[styles.page, styles.ofDevice]}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('compare.title') }]} />
        <div css={styles.top}>
          <h1>{say('compare.title')}</h1>
          <div css={[styles.tools, notOnPaper]}>
            {vehicles && vehicles.length > 0 && vehicles.length < maxCompared && listing && (
              <ButtonLink href={listing} variant="outline" onClick={adopt}>
                {say('compare.addAnother')}
              </ButtonLink>
            )}
            {vehicles && vehicles.length > 0 && (
              <span css={onlyWithScript}>
                <Button variant="quiet" icon="print" onClick={() => window.print()}>
                  {say('compare.print')}
                </Button>
              </span>
            )}
          </div>
        </div>
        {gone > 0 && <Alert tone="warning">{say('compare.gone', { count: gone })}</Alert>}
        {!vehicles && (
          <Alert tone="warning">
            {say('notRead')}{' '}
            <a
              href={comparePath(
                path,
                ids.map((id) => ({ id })),
              )}
            >
              {say('tryAgain')}
            </a>
          </Alert>
        )}
        {vehicles?.length === 0 && <NothingCompared isAsked={ids.length > 0} />}
        {vehicles && vehicles.length > 0 && (
          <Comparison
            vehicles={vehicles}
            details={details}
            now={now}
            hrefWithout={(id) =>
              comparePath(
                path,
                vehicles.filter((vehicle) => vehicle.id !== id),
              )
            }
            onRemove={(id) => dispatch(vehiclesRemoved({ list: 'compare', ids: [id] }))}
          />
        )}
      </div>
    </Container>
  );
}

/**
 * Where nothing is compared. The bare address may lead to the comparison of this device: it says empty only once the
 * browser has looked.
 */
function NothingCompared({ isAsked }: { isAsked: boolean }) {
  const say = useWords(garageWords);
  const hasScript = useHasScript();
  const kept = useAppSelector(selectCompared);
  return (
    <UntilLooked
      isLooking={!isAsked && (!hasScript || kept.length > 0)}
      count={hasScript ? Math.max(kept.length, 2) : 2}
      text={say('compare.loading')}
    >
      <EmptyGarage title={say('compare.none')} text={say('compare.noneText')} />
    </UntilLooked>
  );
}

/** The bare address leads to the shopper's own comparison. */
function useOwnComparison(href: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (href !== undefined) void navigate(href, { replace: true });
  }, [href, navigate]);
}
