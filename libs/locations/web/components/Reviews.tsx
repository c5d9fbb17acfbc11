import { opensBeside } from '@forecourt/contracts';
import { reviewSummary, shownReviews, type SiteLocation } from '@forecourt/site-config';
import { useSite, useWords } from '@forecourt/composition';
import { formatDate, languageOf, type Language } from '@forecourt/words';
import type { LocationsConfig } from '../config.js';
import { Stars } from './Stars.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface ReviewsProps {
  readonly reviews: SiteLocation['reviews'];
  readonly rules: Pick<LocationsConfig, 'minRating' | 'hiddenReviewers' | 'reviewCount' | 'summaryAbove'>;
}

/** Reviews are dated by their month. */
const dayOf = (date: string, language: Language): string => formatDate(date.slice(0, 7), language);

/** What customers wrote, where they wrote it, and what the dealer answered (LOC-07). */
export function Reviews({ reviews, rules }: ReviewsProps) {
  const say = useWords(locationsWords);
  const { minRating, hiddenReviewers: hiddenNames, reviewCount: shown } = rules;
  const items = shownReviews(reviews, { minRating, hiddenNames, shown });
  const summary = reviewSummary(reviews, rules);
  if (!reviews || (items.length === 0 && !summary)) return null;
  return (
    <section aria-labelledby="reviews" id="reviews-of-place">
      <h2 id="reviews">{say('reviews.title')}</h2>
      <p css={styles.muted}>
        {summary && (
          <>
            <Stars rating={summary.average_rating} />{' '}
            {say('reviews.average', { rating: summary.average_rating, count: summary.count })}{' '}
          </>
        )}
        {minRating > 1
          ? say('reviews.sourceOfGood', { source: reviews.source, stars: minRating })
          : say('reviews.source', { source: reviews.source })}{' '}
        {reviews.url && (
          <a href={reviews.url} {...opensBeside(reviews.url)}>
            {say('reviews.readAll')}
          </a>
        )}
      </p>
      <ul css={styles.grid}>
        {items.map((review) => (
          <li key={review.id} css={styles.box}>
            <ReviewWords review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One review, with what the dealer answered. */
export function ReviewWords({ review }: { review: NonNullable<SiteLocation['reviews']>['items'][number] }) {
  const say = useWords(locationsWords);
  const { customer_name: name, text, rating, review_date: date, reply_text: reply } = review;
  return (
    <>
      <Stars rating={rating} />
      <p>{text}</p>
      <p css={styles.small}>{say('reviews.writer', { name, date: dayOf(date, languageOf(useSite())) })}</p>
      {reply && <p css={styles.reply}>{reply}</p>}
    </>
  );
}
