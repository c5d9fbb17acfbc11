import type { ReactNode } from 'react';
import { placeContactRoute, locationRoute, opensBeside } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { openingHours, siteConfigWords, type SiteLocation } from '@forecourt/site-config';
import { Icon } from '@forecourt/ui-kit';
import { addressLine, directionsHref } from '@forecourt/vehicle';
import { hoursOf } from '../parts/liveState.js';
import { loadLiveState } from '../parts/loads.js';
import { PlacePhone } from './PlaceSummary.js';
import * as styles from './contact.styles.js';
import { hours, number as mark } from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface ContactPlaceProps {
  readonly place: SiteLocation;
  readonly now: number;
  readonly headingLevel: 2 | 3;
  /** Its number on the map; left out where there is none. */
  readonly number?: number | undefined;
  /** Below its hours. */
  readonly children?: ReactNode;
}

/** One of the places next to the form of the contact page (LOC-06): a row, so that all of them are in sight. */
export function ContactPlace({ place, now, headingLevel, number, children }: ContactPlaceProps) {
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const page = useRouteHref(locationRoute, { slug: place.slug });
  const enquiry = useRouteHref(placeContactRoute, { slug: place.slug });
  const directions = directionsHref(place);
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={styles.row}>
      <div css={styles.words}>
        <Heading>
          {number !== undefined && (
            <span css={mark} aria-hidden="true">
              {number}
            </span>
          )}
          {page ? <a href={page}>{place.name}</a> : place.name}
        </Heading>
        <Part id="locations/live-state" load={loadLiveState} hydrate="visible" props={{ place: hoursOf(place), now }} />
        <address>{addressLine(place.address)}</address>
        <div css={styles.more}>
          <details css={styles.week}>
            <summary aria-label={say('hours.ofPlace', { place: place.name })}>{say('hours.title')}</summary>
            <ul css={hours}>
              {openingHours(place.hours, saySite).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
          {directions && (
            <a
              css={styles.way}
              href={directions}
              {...opensBeside(directions)}
              aria-label={say('directionsTo', { place: place.name })}
            >
              <Icon name="pin" size={18} /> {say('directions')}
            </a>
          )}
          {children}
        </div>
      </div>
      <ul css={styles.ways} aria-label={say('waysToReach', { place: place.name })}>
        <li>
          <PlacePhone place={place} phone={place.phone} />
        </li>
        {enquiry && (
          <li>
            <a
              css={styles.way}
              href={enquiry}
              aria-label={say('actionFor', { action: say('contact'), place: place.name })}
            >
              <Icon name="mail" size={18} /> {say('contact')}
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}
