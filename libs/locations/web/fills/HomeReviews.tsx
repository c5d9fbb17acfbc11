import { locationRoute, opensBeside } from '@forecourt/contracts';
import { useSection, useSite, useWords, withElements } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import { ReviewWords } from '../components/Reviews.js';
import * as styles from '../components/places.styles.js';
import type { HomeReview } from '../rules/homeReviews.js';
import { locationsSection } from '../section.js';
import { locationsWords } from '../words/locationsWords.js';

/** What customers wrote about the dealer's places, each with where it was written (LOC-07); nothing without any. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(locationsWords);
  const site = useSite();
  const { minRating } = useSection(locationsSection);
  const reviews = (data ?? []) as readonly HomeReview[];
  if (reviews.length === 0) return null;
  return (
    <Container>
      <section css={[styles.band, styles.homeBand]} aria-labelledby="home-reviews">
        <h2 id="home-reviews" css={styles.homeHeading}>
          {say('homeReviews.title')}
        </h2>
        <ul css={styles.homeReviews}>
          {reviews.map(({ review, place, source, url }) => {
            const page = site.href(locationRoute, { slug: place.slug });
            return (
              <li key={`${place.slug}-${review.id}`}>
                <ReviewWords review={review} />
                <p css={styles.small}>
                  {withElements((marks) => say('reviews.placeAndSource', marks), {
                    place: page ? <a href={`${page}#reviews-of-place`}>{place.name}</a> : place.name,
                    source:
                      url === undefined ? (
                        source
                      ) : (
                        <a href={url} {...opensBeside(url)}>
                          {source}
                        </a>
                      ),
                  })}
                </p>
              </li>
            );
          })}
        </ul>
        {minRating > 1 && <p css={styles.small}>{say('homeReviews.ofGood', { stars: minRating })}</p>}
      </section>
    </Container>
  );
}
