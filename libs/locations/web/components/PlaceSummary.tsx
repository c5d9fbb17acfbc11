import { locationRoute, opensBeside, phonePageHref, phoneRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection, useWords } from '@forecourt/composition';
import {
  openingHours,
  placeLicences,
  reviewSummary,
  siteConfigWords,
  type SiteLocation,
  siteSection,
  vehicleSection,
} from '@forecourt/site-config';
import { ButtonLink, Icon, PhoneLink } from '@forecourt/ui-kit';
import { addressLine, directionsHref, placePhone, shownPhone } from '@forecourt/vehicle';
import { hoursOf } from '../parts/liveState.js';
import { loadChoosePlace, loadLiveState } from '../parts/loads.js';
import { locationsSection } from '../section.js';
import { PlacePicture } from './PlacePicture.js';
import { Stars } from './Stars.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface PlaceSummaryProps {
  readonly place: SiteLocation;
  readonly now: number;
  /** Its number on the map; left out where there is none. */
  readonly number?: number;
  readonly distance?: string | undefined;
  readonly isChoosable?: boolean;
  /** Says its hours of the week. */
  readonly hasHours?: boolean;
  /** Shows its picture, or the map around it; the page must render `OutlinesOnce`. */
  readonly hasPicture?: boolean;
  /** Without a frame of its own, in a card. */
  readonly isPlain?: boolean;
  /** Rank of its heading on the page; 2 when left out. */
  readonly headingLevel?: 2 | 3;
}

/** A place in a list (LOC-02): picture, name, rating, address, phone, licence and the way to its page. */
export function PlaceSummary(props: PlaceSummaryProps) {
  const { place, now, number, distance, isChoosable, hasHours, hasPicture, isPlain, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const rules = useSection(locationsSection);
  const href = useRouteHref(locationRoute, { slug: place.slug });
  const directions = directionsHref(place);
  const summary = reviewSummary(place.reviews, rules);
  return (
    <article css={[styles.box, isPlain && styles.plain]}>
      {hasPicture && <PlacePicture place={place} />}
      <Heading>
        {number !== undefined && (
          <span css={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {href ? <a href={href}>{place.name}</a> : place.name}
      </Heading>
      {summary && (
        <p css={styles.small}>
          <Stars rating={summary.average_rating} />{' '}
          {say('rating.short', { rating: summary.average_rating, count: summary.count, source: summary.source })}
        </p>
      )}
      <Part id="locations/live-state" load={loadLiveState} hydrate="visible" props={{ place: hoursOf(place), now }} />
      <address>{addressLine(place.address)}</address>
      {distance && <p css={styles.small}>{say('distance', { distance })}</p>}
      <PlacePhone place={place} phone={place.phone} />
      {hasHours && (
        <ul css={styles.hours}>
          {openingHours(place.hours, saySite).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {placeLicences(place, saySite).map((line) => (
        <small css={styles.small} key={line}>
          {line}
        </small>
      ))}
      <div css={styles.actions}>
        {href && (
          <ButtonLink href={href} aria-label={say('detailsOf', { place: place.name })}>
            {say('details')}
          </ButtonLink>
        )}
        {directions && (
          <a css={styles.link} href={directions} {...opensBeside(directions)}>
            <Icon name="pin" size={18} /> {say('directions')}
          </a>
        )}
        {isChoosable && (
          <Part
            id="locations/choose"
            load={loadChoosePlace}
            hydrate="interaction"
            props={{ slug: place.slug, name: place.name }}
          />
        )}
      </div>
    </article>
  );
}

/** A number of a place, masked where the site masks its numbers (VDP-18). */
export function PlacePhone({ place, phone }: { place: Pick<SiteLocation, 'slug'>; phone: string | undefined }) {
  const { phones } = useSection(siteSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const page = useRouteHref(phoneRoute);
  const shown = shownPhone(placePhone(phones, phone), phoneDisplay, phonePageHref(page, { place: place.slug }));
  return shown ? (
    <PhoneLink css={styles.link} {...shown}>
      <Icon name="phone" size={18} />
    </PhoneLink>
  ) : null;
}
