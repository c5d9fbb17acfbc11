import type { ReservationView } from '@forecourt/contracts/api';

/** The state of a reservation in one line, and what its page offers. */
export function stateWords({ state, payment }: Pick<ReservationView, 'state' | 'payment'>): {
  words: string;
  act: string;
} {
  const see = 'See it';
  const isBack = payment === 'refunded';
  const isDue = payment === 'refund-due' || payment === 'paid';
  const deposit = isBack ? ', the deposit was refunded' : isDue ? ', the deposit goes back to you' : '';
  switch (state) {
    case 'held':
      return { words: 'Held for you', act: 'See or cancel' };
    case 'pending-payment':
      return {
        words: payment === 'declined' ? 'The card was declined' : 'Waits for your deposit',
        act: 'Pay or cancel',
      };
    case 'completed':
      return { words: 'Bought', act: see };
    case 'payment-failed':
      return { words: 'Ended without a payment', act: see };
    case 'cancelled':
      return { words: `Cancelled${deposit}`, act: see };
    case 'released':
    case 'refunded':
      return { words: `Over${deposit}`, act: see };
  }
}
