import { directionsHref, addressLine } from '@forecourt/vehicle';
import { locationRoute, opensBeside } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { openingHours, type PlaceDepartment, siteConfigWords, type SiteLocation } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { hoursOf } from '../parts/liveState.js';
import { loadLiveState } from '../parts/loads.js';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface PlaceCardProps {
  readonly place: SiteLocation;
  readonly now: number;
  readonly headingLevel: 2 | 3;
  /** Whose hours and number the card shows; those of the place when left out. */
  readonly department?: PlaceDepartment | undefined;
  /** Says its number; true when left out. */
  readonly hasNumber?: boolean | undefined;
  /** What is done there. */
  readonly services?: readonly string[] | undefined;
  /** The way to an enquiry; none where it is left out. */
  readonly enquiry?: { readonly href: string; readonly label: string } | undefined;
}

/** How to reach a place: address, number, hours, directions and an enquiry (LOC-06). */
export function PlaceCard({
  place,
  now,
  headingLevel,
  department,
  hasNumber = true,
  services,
  enquiry,
}: PlaceCardProps) {
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const page = useRouteHref(locationRoute, { slug: place.slug });
  const directions = directionsHref(place);
  const Heading = `h${headingLevel}` as const;
  const { hours } = department ?? place;
  return (
    <article css={styles.box}>
      <Heading>{page ? <a href={page}>{place.name}</a> : place.name}</Heading>
      <Part
        id="locations/live-state"
        load={loadLiveState}
        hydrate="visible"
        props={{ place: hoursOf(department ?? place), now }}
      />
      <address>{addressLine(place.address)}</address>
      {hasNumber && <PlacePhone place={place} phone={department?.phone ?? place.phone} />}
      <ul css={styles.hours}>
        {openingHours(hours, saySite).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {services && services.length > 0 && (
        <ul css={styles.services} aria-label={say('servicesOf', { place: place.name })}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      <div css={styles.actions}>
        {enquiry && (
          <ButtonLink href={enquiry.href} aria-label={say('actionFor', { action: enquiry.label, place: place.name })}>
            {enquiry.label}
          </ButtonLink>
        )}
        {directions && (
          <a
            css={styles.link}
            href={directions}
            {...opensBeside(directions)}
            aria-label={say('directionsTo', { place: place.name })}
          >
            <Icon name="pin" size={18} /> {say('directions')}
          </a>
        )}
      </div>
    </article>
  );
}
