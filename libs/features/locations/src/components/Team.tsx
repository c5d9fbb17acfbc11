import { imageUrl } from '@forecourt/contracts';
import type { SiteLocation } from '@forecourt/site-config';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './places.styles.js';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

/** People of a place (B2.1). */
export function Team({ place }: { place: SiteLocation }) {
  const { team = [] } = place;
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team">
      <h2 id="team">Team</h2>
      <ul css={styles.grid}>
        {team.map(({ name, role, image, phone, email }) => (
          <li key={name} css={[styles.box, styles.person]}>
            {image ? (
              <img css={styles.portrait} src={imageUrl(image, { width: 112 })} alt="" loading="lazy" />
            ) : (
              <span css={styles.portrait} aria-hidden="true">
                {initials(name)}
              </span>
            )}
            <div>
              <strong>{name}</strong>
              <p css={styles.small}>{role}</p>
              {phone && <PlacePhone place={place} phone={phone} />}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
