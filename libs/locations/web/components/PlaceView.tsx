import { cardControlsSlot, imageUrl, listingRoute, opensBeside, placeEnquirySlot } from '@forecourt/contracts';
import { Part, Slot, useIsFilled, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { placeLicences, reviewSummary, siteConfigWords, siteSection } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { VehicleCard, cardWithActions } from '@forecourt/ui-vehicle';
import { addressLine, directionsHref } from '@forecourt/vehicle';
import { placeStockHref } from '../rules/placeStock.js';
import { hoursOf } from '../parts/liveState.js';
import { loadChoosePlace, loadLiveState } from '../parts/loads.js';
import type { PlaceData } from '../pages/readPlaces.js';
import { locationsSection } from '../section.js';
import { Departments } from './Departments.js';
import { PlaceMap } from './PlaceMap.js';
import { PlacePicture } from './PlacePicture.js';
import { PlacePhone } from './PlaceSummary.js';
import { Reviews } from './Reviews.js';
import { Stars } from './Stars.js';
import { Team } from './Team.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

/** Everything about one place (LOC-01). */
export function PlaceView({ place, vehicles, found, isOnly, now }: PlaceData) {
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const options = useSection(locationsSection);
  const directions = directionsHref(place);
  const summary = reviewSummary(place.reviews, options);
  const hasForm = useIsFilled(placeEnquirySlot);
  return (
    <>
      <div css={styles.withMap}>
        <div css={styles.box}>
          {place.image && <PlacePicture place={place} isWide />}
          <h1>{place.name}</h1>
          {summary && (
            <p css={styles.small}>
              <Stars rating={summary.average_rating} />{' '}
              <a href="#reviews-of-place">
                {say('rating.long', { rating: summary.average_rating, count: summary.count, source: summary.source })}
              </a>
            </p>
          )}
          <Part
            id="locations/live-state"
            load={loadLiveState}
            hydrate="visible"
            props={{ place: hoursOf(place), now }}
          />
          <address>{addressLine(place.address)}</address>
          {place.entrance && (
            <p css={styles.entrance}>
              <Icon name="pin" size={18} /> {place.entrance}
            </p>
          )}
          <PlacePhone place={place} phone={place.phone} />
          {place.email && <a href={`mailto:${place.email}`}>{place.email}</a>}
          {placeLicences(place, saySite).map((line) => (
            <small css={styles.small} key={line}>
              {line}
            </small>
          ))}
          {place.about && <p>{place.about}</p>}
          <div css={styles.actions}>
            {hasForm && <ButtonLink href="#enquiry">{say('contact')}</ButtonLink>}
            {directions && (
              <ButtonLink href={directions} variant="outline" icon="pin" {...opensBeside(directions)}>
                {say('directions')}
              </ButtonLink>
            )}
            {!isOnly && (
              <Part
                id="locations/choose"
                load={loadChoosePlace}
                hydrate="interaction"
                props={{ slug: place.slug, name: place.name }}
              />
            )}
          </div>
        </div>
        {options.showMap && <PlaceMap place={place} />}
      </div>
      <Departments place={place} now={now} />
      {place.services && (
        <section aria-labelledby="services">
          <h2 id="services">{say('whatWeDo')}</h2>
          <ul css={styles.services}>
            {place.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      )}
      {place.pictures && (
        <ul css={styles.grid} aria-label={say('picturesOf', { place: place.name })}>
          {place.pictures.map(({ path, alt }) => (
            <li key={path}>
              <img
                src={imageUrl(path, { width: 640 })}
                alt={alt}
                loading="lazy"
                width={640}
                height={427}
                css={{ width: '100%', height: 'auto' }}
              />
            </li>
          ))}
        </ul>
      )}
      <PlaceStock place={place.slug} name={place.name} vehicles={vehicles} found={found} now={now} />
      {options.showTeam && <Team place={place} />}
      <Reviews reviews={place.reviews} rules={options} />
      {hasForm && (
        <section id="enquiry" aria-labelledby="ask" css={[styles.box, styles.formBox]}>
          <h2 id="ask">{say('ask', { place: place.name })}</h2>
          <Slot slot={placeEnquirySlot} with={{ place: place.slug }} />
        </section>
      )}
    </>
  );
}

type StockProps = Pick<PlaceData, 'vehicles' | 'found' | 'now'> & { place: string; name: string };

function PlaceStock({ place, name, vehicles, found, now }: StockProps) {
  const say = useWords(locationsWords);
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const listing = site.href(listingRoute, { first: place });
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="stock">
      <h2 id="stock">{say('stock.title', { place: name })}</h2>
      <ul css={styles.grid}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now })}
              controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
      {listing && (
        <p css={{ marginTop: 'var(--space-4)' }}>
          <ButtonLink href={placeStockHref(listing)}>{say('stock.all', { count: found })}</ButtonLink>
        </p>
      )}
    </section>
  );
}
