import { useLoaderData } from 'react-router-dom';
import { locationRoute, placeContactRoute } from '@forecourt/contracts';
import { useSite, useWords } from '@forecourt/composition';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import * as styles from '../components/places.styles.js';
import { People } from '../components/Team.js';
import { Trail } from '../components/Trail.js';
import { teamByDepartment } from '../rules/team.js';
import type { TeamData } from './teamLoader.js';
import { teamTrail } from './trails.js';
import { locationsWords } from '../words/locationsWords.js';
import { siteConfigWords } from '@forecourt/site-config';

/** The people of a place, by department where the dealer says who belongs to which. */
export function Component() {
  const { place } = useLoaderData<TeamData>();
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const site = useSite();
  const contact = site.href(placeContactRoute, { slug: place.slug });
  const page = site.href(locationRoute, { slug: place.slug });
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={teamTrail(site, place)} />
        <h1>{say('team.ofPlace', { place: place.name })}</h1>
        {teamByDepartment(place, say('team.others'), saySite).map(({ name, people }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <People place={place} people={people} headingLevel={3} />
          </section>
        ))}
        <div css={styles.actions}>
          {contact && <ButtonLink href={contact}>{say('placeContact.title', { place: place.name })}</ButtonLink>}
          {page && (
            <ButtonLink href={page} variant="outline">
              {say('team.hours')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}
