import { useLoaderData } from 'react-router-dom';
import { homeRoute, locationsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { Breadcrumbs, Button, Container, TextField } from '@forecourt/ui-kit';
import { OutlinesOnce } from '../components/AustraliaMap.js';
import { OwnMap } from '../components/PlaceMap.js';
import { PlaceSummary } from '../components/PlaceSummary.js';
import { PlaceView } from '../components/PlaceView.js';
import * as styles from '../components/places.styles.js';
import { locationsSection } from '../section.js';
import type { LocationsData } from './locationsLoader.js';

/** All places of a dealer with the nearest first; the one place of a dealer that has no other. */
export function Component() {
  const { listed, only, postcode, near, problem, now } = useLoaderData<LocationsData>();
  const { title, intro, showMap } = useSection(locationsSection);
  const home = useRouteHref(homeRoute) ?? '/';
  const here = useRouteHref(locationsRoute) ?? '/';
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: 'Home', href: home }, { name: only ? only.place.name : title }]} />
        {only ? (
          <PlaceView {...only} />
        ) : (
          <>
            <div>
              <h1>{title}</h1>
              {intro && <p css={styles.muted}>{intro}</p>}
            </div>
            <form css={styles.postcode} action={here} method="get" aria-label="Nearest location">
              <TextField
                label="Your postcode"
                name="postcode"
                isPlain
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
                defaultValue={postcode}
                error={problem}
              />
              <Button type="submit">Nearest first</Button>
            </form>
            {near && (
              <p role="status" css={styles.muted}>
                Nearest to {near.name} {near.state} first; distances are in a straight line.
              </p>
            )}
            <OutlinesOnce />
            <div css={styles.withMap}>
              <ul css={styles.grid}>
                {listed.map(({ place, distance }, index) => (
                  <li key={place.slug}>
                    <PlaceSummary
                      place={place}
                      now={now}
                      distance={distance}
                      isChoosable
                      hasPicture
                      {...(showMap ? { number: index + 1 } : {})}
                    />
                  </li>
                ))}
              </ul>
              {showMap && (
                <div css={styles.staysInSight}>
                  <OwnMap places={listed.map(({ place }) => place)} />
                </div>
              )}
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
