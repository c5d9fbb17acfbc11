import type { SiteLocation } from '../sections/site.js';

export type PlaceReviews = NonNullable<SiteLocation['reviews']>;
export type PlaceReview = PlaceReviews['items'][number];

/** Which reviews a site shows (B5.3, B9). */
export interface ReviewRules {
  readonly minRating: number;
  readonly hiddenNames: readonly string[];
  readonly shown: number;
  readonly summaryAbove: number;
}

/** The reviews that a page shows, newest first as their source has them (LOC-07). */
export function shownReviews(
  reviews: PlaceReviews | undefined,
  rules: Omit<ReviewRules, 'summaryAbove'>,
): PlaceReview[] {
  const hidden = new Set(rules.hiddenNames.map((name) => name.trim().toLowerCase()));
  return (reviews?.items ?? [])
    .filter(
      ({ text, rating, customer_name: name }) =>
        rating >= rules.minRating &&
        text.trim() !== '' &&
        !text.includes('Translated') &&
        !hidden.has(name.trim().toLowerCase()),
    )
    .slice(0, rules.shown);
}

/** Stars that are filled, of five. */
export const roundedStars = (rating: number): number => Math.min(5, Math.max(0, Math.round(rating)));

/** Average and count of a place, where the average is above what the site asks for (B5.3). */
export const reviewSummary = (
  reviews: PlaceReviews | undefined,
  { summaryAbove }: Pick<ReviewRules, 'summaryAbove'>,
): Pick<PlaceReviews, 'average_rating' | 'count' | 'source' | 'url'> | undefined =>
  reviews && reviews.count > 0 && reviews.average_rating > summaryAbove ? reviews : undefined;
