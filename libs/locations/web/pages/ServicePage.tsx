import { useLoaderData } from 'react-router-dom';
import { opensBeside, placeContactRoute, topicEnquirySlot } from '@forecourt/contracts';
import { Slot, useSection, useSite, useWords } from '@forecourt/composition';
import { departmentsOf, siteSection } from '@forecourt/site-config';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import { PlaceCard } from '../components/PlaceCard.js';
import * as styles from '../components/places.styles.js';
import { Trail } from '../components/Trail.js';
import { locationsSection } from '../section.js';
import type { ServiceData } from './serviceLoader.js';
import { serviceTrail } from './trails.js';
import { locationsWords } from '../words/locationsWords.js';

const SERVICE = { topic: 'service' } as const;

/** Workshops of the dealer with their own hours and numbers, and a link to the enquiry of each (LOC-06). */
export function Component() {
  const { places, now } = useLoaderData<ServiceData>();
  const say = useWords(locationsWords);
  const site = useSite();
  const { name } = useSection(siteSection);
  const { serviceIntro, serviceCategory, serviceBookingUrl } = useSection(locationsSection);
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={serviceTrail(site)} />
        <div>
          <h1>{say('service.at', { dealer: name })}</h1>
          {serviceIntro && <p css={styles.muted}>{serviceIntro}</p>}
          {serviceBookingUrl && (
            <ButtonLink href={serviceBookingUrl} {...opensBeside(serviceBookingUrl)}>
              {say('service.book')}
            </ButtonLink>
          )}
        </div>
        <ul css={styles.grid}>
          {places.map((place) => {
            const contact = site.href(placeContactRoute, { slug: place.slug });
            const query = new URLSearchParams({ category: serviceCategory }).toString();
            return (
              <li key={place.slug}>
                <PlaceCard
                  place={place}
                  now={now}
                  headingLevel={2}
                  department={departmentsOf(place).find(({ category }) => category === 'service')}
                  services={place.services}
                  enquiry={contact ? { href: `${contact}?${query}#enquiry`, label: say('service.ask') } : undefined}
                />
              </li>
            );
          })}
        </ul>
        {!serviceBookingUrl && <Slot slot={topicEnquirySlot} with={SERVICE} />}
      </div>
    </Container>
  );
}
