import { useLoaderData } from 'react-router-dom';
import { locationRoute, placeEnquirySlot } from '@forecourt/contracts';
import { Slot, useIsFilled, useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import { Departments } from '../components/Departments.js';
import { PlaceCard } from '../components/PlaceCard.js';
import { PlaceMap } from '../components/PlaceMap.js';
import * as styles from '../components/places.styles.js';
import { Trail } from '../components/Trail.js';
import { locationsSection } from '../section.js';
import type { PlaceContactData } from './placeContactLoader.js';
import { contactTrail } from './trails.js';
import { locationsWords } from '../words/locationsWords.js';

/** How to reach one place: its map, departments with their own numbers, and its enquiry (LOC-06). */
export function Component() {
  const { place, category, now } = useLoaderData<PlaceContactData>();
  const say = useWords(locationsWords);
  const { showMap } = useSection(locationsSection);
  const site = useSite();
  const hasForm = useIsFilled(placeEnquirySlot);
  const page = useRouteHref(locationRoute, { slug: place.slug });
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={contactTrail(site, place)} />
        <h1>{say('placeContact.title', { place: place.name })}</h1>
        <div css={styles.withMap}>
          {hasForm && (
            <section id="enquiry" aria-labelledby="ask" css={styles.box}>
              <h2 id="ask">{say('placeContact.form')}</h2>
              <Slot slot={placeEnquirySlot} with={{ place: place.slug, ...(category ? { category } : {}) }} />
            </section>
          )}
          <div css={styles.aside}>
            <PlaceCard place={place} now={now} headingLevel={2} />
            {showMap && <PlaceMap place={place} />}
          </div>
        </div>
        <Departments place={place} now={now} />
        {page && (
          <p>
            <ButtonLink href={page} variant="outline">
              {say('placeContact.more', { place: place.name })}
            </ButtonLink>
          </p>
        )}
      </div>
    </Container>
  );
}
