/** What the dealer's comments on a vehicle's page say, save for the comments. */
export const messages = {
  comments: 'Dealer comments',
  commentsPending: 'Dealer comments are pending. Please check back here later.',
} as const;
