import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { siteConfigWords } from '../words/siteConfigWords.js';
import { departmentName, departmentsOf, haveSameHours } from './departments.js';
import { reviewSummary, roundedStars, shownReviews, type PlaceReviews } from './reviews.js';

const say = wordsOf({ config: {} }, siteConfigWords);
const review = (id: string, rating: number, text = 'Good people.', customer_name = 'Kim') => ({
  id,
  rating,
  text,
  customer_name,
  review_date: '2026-05-01',
});
const reviews: PlaceReviews = {
  source: 'Google',
  average_rating: 4.4,
  count: 88,
  items: [
    review('a', 5),
    review('b', 3),
    review('c', 4, 'Translated by Google'),
    review('d', 4, ' '),
    review('e', 4, 'Fine.', 'Lee'),
  ],
};
const ids = (rules: Partial<Parameters<typeof shownReviews>[1]> = {}) =>
  shownReviews(reviews, { minRating: 4, hiddenNames: [], shown: 10, ...rules }).map(({ id }) => id);

describe('reviews of a place', () => {
  it('LOC-07 those from a rating on are shown, save for named, translated and empty ones, up to a number', () => {
    expect(ids()).toEqual(['a', 'e']);
    expect(ids({ minRating: 1 })).toEqual(['a', 'b', 'e']);
    expect(ids({ hiddenNames: [' lee'] })).toEqual(['a']);
    expect(ids({ shown: 1 })).toEqual(['a']);
    expect(shownReviews(undefined, { minRating: 4, hiddenNames: [], shown: 10 })).toEqual([]);
  });
  it('LOC-07 the average shows above a limit only', () => {
    expect(reviewSummary(reviews, { summaryAbove: 4 })).toMatchObject({ average_rating: 4.4, count: 88 });
    expect(reviewSummary(reviews, { summaryAbove: 4.4 })).toBeUndefined();
    expect(reviewSummary({ ...reviews, count: 0 }, { summaryAbove: 1 })).toBeUndefined();
  });
  it('LOC-07 stars are rounded', () => {
    expect([4.4, 4.5, 0, 7].map(roundedStars)).toEqual([4, 5, 0, 5]);
  });
});

describe('departments of a place', () => {
  const hours = [{ weekday: 1, status: 'Open' as const, open: '08:30', close: '17:00' }];
  const early = [{ weekday: 1, status: 'Open' as const, open: '07:00', close: '16:00' }];
  const place = { types: ['sales' as const, 'service' as const], hours, time_zone: 'Australia/Perth' };

  it('LOC-01 each type has one, with the place’s hours where it has none of its own', () => {
    const departments = departmentsOf({ ...place, departments: [{ category: 'service', hours: early }] });
    expect(departments.map((one) => [departmentName(one, say), one.hours])).toEqual([
      ['Sales', hours],
      ['Service', early],
    ]);
    expect(haveSameHours(departments)).toBe(false);
    expect(haveSameHours(departmentsOf(place))).toBe(true);
  });
});
