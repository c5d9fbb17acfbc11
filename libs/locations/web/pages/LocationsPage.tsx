import { useLoaderData } from 'react-router-dom';
import { homeRoute, locationsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { FoundPlaces } from '../components/FoundPlaces.js';
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
            <FoundPlaces
              listed={listed}
              postcode={postcode}
              near={near}
              problem={problem}
              now={now}
              hasMap={showMap}
              action={here}
            />
          </>
        )}
      </div>
    </Container>
  );
}
