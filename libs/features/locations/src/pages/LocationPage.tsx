import { useLoaderData } from 'react-router-dom';
import { homeRoute, locationsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { PlaceView } from '../components/PlaceView.js';
import * as styles from '../components/places.styles.js';
import { locationsSection } from '../section.js';
import type { PlaceData } from './readPlaces.js';

/** One place. */
export function Component() {
  const data = useLoaderData<PlaceData>();
  const { title } = useSection(locationsSection);
  const home = useRouteHref(homeRoute) ?? '/';
  const list = useRouteHref(locationsRoute) ?? '/';
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: 'Home', href: home }, { name: title, href: list }, { name: data.place.name }]} />
        <PlaceView {...data} />
      </div>
    </Container>
  );
}
