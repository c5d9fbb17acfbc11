/** What the reviews on the front page say, save for the customers' own words. */
export const messages = {
  reviewsTitle: 'What customers say',
  reviewsShown: (minRating: number) => `Shown are reviews with ${minRating} stars or more.`,
} as const;
