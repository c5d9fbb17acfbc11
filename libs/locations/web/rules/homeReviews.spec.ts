import { expect, it } from 'vitest';
import { auburn, perth } from '../places.spec.help.js';
import { homeReviews } from './homeReviews.js';

const review = (id: string, rating: number, review_date: string, customer_name = 'Mia') => ({
  ...{ id, rating, review_date, customer_name },
  text: 'They called back.',
});
const reviews = (...items: ReturnType<typeof review>[]) => ({
  ...{ source: 'Google', average_rating: 4.6, count: 120, items },
});
const rules = { minRating: 4, hiddenReviewers: ['Bot'], homeReviews: 3 };

it('LOC-07 the front page has one review of each place in turn, the latest first, with its source', () => {
  const found = homeReviews(
    [
      { ...auburn, reviews: reviews(review('a1', 5, '2026-05-01'), review('a2', 4, '2026-09-01')) },
      { ...perth, reviews: { ...reviews(review('p1', 5, '2026-01-01')), url: 'https://reviews.example/perth' } },
    ],
    rules,
  );
  expect(found.map(({ review: { id }, place, source, url }) => [id, place.slug, source, url])).toEqual([
    ['a2', 'auburn', 'Google', undefined],
    ['p1', 'perth', 'Google', 'https://reviews.example/perth'],
    ['a1', 'auburn', 'Google', undefined],
  ]);
});

it('LOC-07 the front page leaves out reviews that the rules exclude, and hidden places', () => {
  const own = reviews(review('low', 3, '2026-09-01'), review('bot', 5, '2026-09-01', 'Bot'));
  expect(homeReviews([{ ...auburn, reviews: own }], rules)).toEqual([]);
  expect(homeReviews([{ ...auburn, visible: false, reviews: reviews(review('a', 5, '2026-01-01')) }], rules)).toEqual(
    [],
  );
  expect(
    homeReviews([{ ...auburn, reviews: reviews(review('a', 5, '2026-01-01')) }], { ...rules, homeReviews: 0 }),
  ).toEqual([]);
  expect(homeReviews([{ ...auburn, reviews: undefined }], rules)).toEqual([]);
});
