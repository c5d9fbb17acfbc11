import { imageUrl, teamRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import type { SiteLocation } from '@forecourt/site-config';
import type { Person } from '../rules/team.js';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

/** How many people the place's page shows; the team page lists everyone. */
const FIRST = 4;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

/** The first people of a place, and the way to all of them (B2.1). */
export function Team({ place }: { place: SiteLocation }) {
  const say = useWords(locationsWords);
  const all = useRouteHref(teamRoute, { slug: place.slug });
  const { team = [] } = place;
  if (team.length === 0) return null;
  const first = all ? team.slice(0, FIRST) : team;
  return (
    <section aria-labelledby="team">
      <h2 id="team">{say('team.title')}</h2>
      <People place={place} people={first} headingLevel={3} />
      {all && (
        <p css={{ marginTop: 'var(--space-3)' }}>
          <a href={all}>{say('team.all', { place: place.name })}</a>
        </p>
      )}
    </section>
  );
}

export interface PeopleProps {
  readonly place: SiteLocation;
  readonly people: readonly Person[];
  readonly headingLevel: 2 | 3;
}

/** People with what they do and how to reach them. */
export function People({ place, people, headingLevel }: PeopleProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <ul css={styles.grid}>
      {people.map(({ name, role, image, phone, email }) => (
        <li key={name} css={[styles.box, styles.person]}>
          {image ? (
            <img css={styles.portrait} src={imageUrl(image, { width: 112 })} alt="" loading="lazy" />
          ) : (
            <span css={styles.portrait} aria-hidden="true">
              {initials(name)}
            </span>
          )}
          <div>
            <Name>{name}</Name>
            <p css={styles.small}>{role}</p>
            {phone && <PlacePhone place={place} phone={phone} />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        </li>
      ))}
    </ul>
  );
}
