import { useLoaderData } from 'react-router-dom';
import { contactPlacesSlot, enquiryRoute, successPlaceSlot } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords, withElements } from '@forecourt/composition';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import { phoneHref } from '@forecourt/vehicle';
import * as styles from '../components/phoneBlock.styles.js';
import type { PhonePageData } from './phoneLoader.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** A number in full, for those who requested it without script or in header and footer (VDP-18). */
export function Component() {
  const say = useWords(vehicleDetailWords);
  const { phone, whom, place } = useLoaderData<PhonePageData>();
  const contact = useRouteHref(enquiryRoute);
  return (
    <Container>
      <section css={styles.page}>
        <div css={styles.call}>
          <h1>{say('callWhom', { name: whom })}</h1>
          <ButtonLink href={phoneHref(phone)} icon="phone">
            {say('callWhom', { name: phone })}
          </ButtonLink>
          {contact && (
            <p>
              {withElements((marks) => say('phone.alsoWrite', marks), {
                link: <a href={contact}>{say('phone.write')}</a>,
              })}
            </p>
          )}
        </div>
        {place ? (
          <Slot slot={successPlaceSlot} with={{ place, counter: 'sales', hasNumber: false }} />
        ) : (
          <Slot slot={contactPlacesSlot} with={{}} />
        )}
      </section>
    </Container>
  );
}
