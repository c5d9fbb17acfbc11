import { useLoaderData } from 'react-router-dom';
import { successPlaceSlot, successVehiclesSlot } from '@forecourt/contracts';
import { Part, Slot } from '@forecourt/composition';
import { counterOf, nextKind } from '@forecourt/enquiry';
import { Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';
import { loadSuccess } from '../parts.js';
import type { SuccessData } from './successLoader.js';

const NOTHING = {};

/** Says that an enquiry was stored, what follows, who answers, and where to go on (FORM-03). */
export function Component() {
  const { sent, when, place, subject } = useLoaderData<SuccessData>();
  const known = typeof sent === 'object' ? sent : undefined;
  return (
    <Container>
      <div css={known && place ? styles.success : styles.alone}>
        <Part id="forms/success-message" load={loadSuccess} hydrate="idle" props={{ sent, when, subject }} />
        {known && place && <Slot slot={successPlaceSlot} with={{ place, counter: counterOf(nextKind(known)) }} />}
      </div>
      {known && <Slot slot={successVehiclesSlot} with={NOTHING} />}
    </Container>
  );
}
