import type { ReservationView } from '@forecourt/checkout/domain';
import type { CheckoutSay } from './words.js';

/** The state of a reservation in one line, and what its page offers. */
export function stateWords(
  { state, payment }: Pick<ReservationView, 'state' | 'payment'>,
  say: CheckoutSay,
): {
  words: string;
  act: string;
} {
  const see = say('reservations.see');
  const isBack = payment === 'refunded';
  const isDue = payment === 'refund-due' || payment === 'paid';
  const deposit = isBack ? 'refunded' : isDue ? 'due' : 'none';
  switch (state) {
    case 'held':
      return { words: say('reservations.held'), act: say('reservations.seeOrCancel') };
    case 'pending-payment':
      return {
        words: payment === 'declined' ? say('reservations.declined') : say('reservations.waits'),
        act: say('reservations.payOrCancel'),
      };
    case 'completed':
      return { words: say('reservations.bought'), act: see };
    case 'payment-failed':
      return { words: say('reservations.unpaid'), act: see };
    case 'cancelled':
      return { words: say('reservations.cancelled', { deposit }), act: see };
    case 'released':
    case 'refunded':
      return { words: say('reservations.over', { deposit }), act: see };
  }
}
