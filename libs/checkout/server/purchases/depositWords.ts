import { centsText, type ReservationView } from '@forecourt/checkout/domain';
import type { CheckoutServerSay } from '../words/say.js';

/** The state of a purchase's deposit, for its paper. */
export function depositWords(
  deposit: ReservationView | undefined,
  { say, momentText }: { say: CheckoutServerSay; momentText: (moment: number) => string },
): string {
  if (!deposit) return say('purchase.standing.none');
  const paid = { reference: deposit.reference, deposit: centsText(deposit.deposit_cents) };
  switch (deposit.state) {
    case 'held':
      return say('purchase.standing.held', { ...paid, moment: momentText(deposit.held_until ?? 0) });
    case 'completed':
      return say('purchase.standing.completed', paid);
    case 'pending-payment':
      return say('purchase.standing.unpaid', { ...paid, moment: momentText(deposit.payable_until) });
    default:
      return say('purchase.standing.over', { reference: deposit.reference });
  }
}
