import { useLoaderData } from 'react-router-dom';
import { useSite } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import { PlaceView } from '../components/PlaceView.js';
import * as styles from '../components/places.styles.js';
import { Trail } from '../components/Trail.js';
import type { PlaceData } from './readPlaces.js';
import { placeTrail } from './trails.js';

/** One place. */
export function Component() {
  const data = useLoaderData<PlaceData>();
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={placeTrail(useSite(), data.place)} />
        <PlaceView {...data} />
      </div>
    </Container>
  );
}
