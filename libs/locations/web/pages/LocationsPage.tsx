import { useLoaderData } from 'react-router-dom';
import { homeRoute, locationsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { Breadcrumbs, Button, Container, TextField } from '@forecourt/ui-kit';
import { OutlinesOnce } from '../components/AustraliaMap.js';
import { OwnMap } from '../components/PlaceMap.js';
import { PlaceSummary } from '../components/PlaceSummary.js';
import { PlaceView } from '../components/PlaceView.js';
import * as styles from '../components/places.styles.js';
import { locationsSection } from '../section.js';
import type { LocationsData } from './locationsLoader.js';
import { locationsWords } from '../words/locationsWords.js';

/** All places of a dealer with the nearest first; the one place of a dealer that has no other. */
export function Component() {
  const { listed, only, postcode, near, problem, now } = useLoaderData<LocationsData>();
  const say = useWords(locationsWords);
  const { title = say('list.title'), intro, showMap } = useSection(locationsSection);
  const home = useRouteHref(homeRoute) ?? '/';
  const here = useRouteHref(locationsRoute) ?? '/';
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), href: home }, { name: only ? only.place.name : title }]} />
        {only ? (
          <PlaceView {...only} />
        ) : (
          <>
            <div>
              <h1>{title}</h1>
              {intro && <p css={styles.muted}>{intro}</p>}
            </div>
            <form css={styles.postcode} action={here} method="get" aria-label={say('list.nearest')}>
              <TextField
                label={say('list.postcode')}
                name="postcode"
                isPlain
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
                defaultValue={postcode}
                error={problem}
              />
              <Button type="submit">{say('list.sort')}</Button>
            </form>
            {near && (
              <p role="status" css={styles.muted}>
                {say('list.nearestTo', { suburb: near.name, state: near.state })}
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
