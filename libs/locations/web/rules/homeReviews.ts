import { shownReviews, type SiteLocation } from '@forecourt/site-config';
import type { LocationsConfig } from '../config.js';

type Review = NonNullable<SiteLocation['reviews']>['items'][number];

/** A review of a place, with its source. */
export interface HomeReview {
  readonly review: Review;
  readonly place: { readonly slug: string; readonly name: string };
  readonly source: string;
  readonly url?: string;
}

type Rules = Pick<LocationsConfig, 'minRating' | 'hiddenReviewers' | 'homeReviews'>;

/** Reviews of the front page, by the rules of all others: one of each place in turn, the latest first (LOC-07). */
export function homeReviews(
  places: readonly Pick<SiteLocation, 'slug' | 'name' | 'visible' | 'reviews'>[],
  { minRating, hiddenReviewers: hiddenNames, homeReviews: shown }: Rules,
): HomeReview[] {
  const ofPlaces = places.flatMap(({ slug, name, visible, reviews }) => {
    if (!visible || !reviews) return [];
    const { source, url } = reviews;
    return [
      [...shownReviews(reviews, { minRating, hiddenNames, shown })]
        .sort((a, b) => b.review_date.localeCompare(a.review_date))
        .map((review) => ({ review, place: { slug, name }, source, ...(url === undefined ? {} : { url }) })),
    ];
  });
  const rounds = Math.max(0, ...ofPlaces.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => ofPlaces.flatMap((own) => own[round] ?? []))
    .flat()
    .slice(0, shown);
}
