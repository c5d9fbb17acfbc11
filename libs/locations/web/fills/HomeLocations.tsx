import { enquiryRoute, listingRoute, locationRoute, locationsRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { openState, siteSection } from '@forecourt/site-config';
import { ButtonLink, Carousel, Container } from '@forecourt/ui-kit';
import { addressLine } from '@forecourt/vehicle';
import { OutlinesOnce } from '../components/AustraliaMap.js';
import { OpenLine } from '../components/OpenLine.js';
import { PlacePicture } from '../components/PlacePicture.js';
import { PlacePhone } from '../components/PlaceSummary.js';
import * as styles from '../components/places.styles.js';
import { carouselLayout, carouselPlaces, leadsToContact } from '../rules/listedPlaces.js';
import { locationsSection } from '../section.js';
import { locationsWords } from '../words/locationsWords.js';

/** "Our Locations" on the front page (LOC-05): a row that is swiped, with arrows that stop at its ends. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(locationsWords);
  const site = useSite();
  const { locations, manufacturer } = useSection(siteSection);
  const { title = say('list.title'), carouselStockLink, hiddenInCarousel, carouselLink } = useSection(locationsSection);
  const places = carouselPlaces(locations, hiddenInCarousel);
  const { columns, hasHintOnLarge } = carouselLayout(places.length);
  const now = (data as { now: number } | null | undefined)?.now;
  const all = site.href(locationsRoute);
  if (places.length === 0) return null;
  return (
    <Container>
      <OutlinesOnce />
      <section aria-labelledby="our-locations" css={{ paddingBlock: 'var(--space-6)' }}>
        <div css={[styles.actions, { justifyContent: 'space-between', marginBottom: 'var(--space-3)' }]}>
          <h2 id="our-locations" css={styles.homeHeading}>
            {title}
          </h2>
          {all && <a href={all}>{say('carousel.onMap')}</a>}
        </div>
        <Carousel
          label={title}
          itemName={say('carousel.item')}
          hasCounter={false}
          slideWidth={places.length === 1 ? '100%' : `max(min(86%, 280px), ${columns === 4 ? '25%' : '33.3%'})`}
          slides={places.map((place) => {
            const page = site.href(locationRoute, { slug: place.slug });
            const href = leadsToContact(carouselLink, manufacturer) ? (site.href(enquiryRoute) ?? page) : page;
            const stock = carouselStockLink ? site.href(listingRoute, { first: place.slug }) : undefined;
            return {
              key: place.slug,
              content: (
                <div css={styles.slide}>
                  <article css={[styles.box, places.length === 1 && styles.onlyHome]}>
                    <PlacePicture place={place} />
                    <div css={styles.words} data-words="">
                      <h3>{place.name}</h3>
                      {now !== undefined && <OpenLine state={openState(place, now)} />}
                      <address>{addressLine(place.address)}</address>
                      <PlacePhone place={place} phone={place.phone} />
                      <div css={styles.actions}>
                        {href && (
                          <ButtonLink href={href} aria-label={say('carousel.placeOf', { place: place.name })}>
                            {say('carousel.place')}
                          </ButtonLink>
                        )}
                        {stock && (
                          <a css={styles.link} href={stock} aria-label={say('carousel.stockAt', { place: place.name })}>
                            {say('carousel.stock')}
                          </a>
                        )}
                      </div>
                    </div>
                  </article>
                </div>
              ),
            };
          })}
        />
        {places.length > 1 && (
          <p css={[styles.small, !hasHintOnLarge && styles.hint]} aria-hidden="true">
            {say('carousel.swipe')}
          </p>
        )}
      </section>
    </Container>
  );
}
