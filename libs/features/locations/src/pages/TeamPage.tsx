import { useLoaderData } from 'react-router-dom';
import { locationRoute, placeContactRoute } from '@forecourt/contracts';
import { useSite } from '@forecourt/composition';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import * as styles from '../components/places.styles.js';
import { People } from '../components/Team.js';
import { Trail } from '../components/Trail.js';
import { teamByDepartment } from '../domain/team.js';
import type { TeamData } from './teamLoader.js';
import { teamTrail } from './trails.js';

/** The people of a place, by department where the dealer says who belongs to which. */
export function Component() {
  const { place } = useLoaderData<TeamData>();
  const site = useSite();
  const contact = site.href(placeContactRoute, { slug: place.slug });
  const page = site.href(locationRoute, { slug: place.slug });
  return (
    <Container>
      <div css={styles.page}>
        <Trail trail={teamTrail(site, place)} />
        <h1>Our team at {place.name}</h1>
        {teamByDepartment(place).map(({ name, people }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <People place={place} people={people} headingLevel={3} />
          </section>
        ))}
        <div css={styles.actions}>
          {contact && <ButtonLink href={contact}>{`Contact ${place.name}`}</ButtonLink>}
          {page && (
            <ButtonLink href={page} variant="outline">
              Hours and directions
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}
