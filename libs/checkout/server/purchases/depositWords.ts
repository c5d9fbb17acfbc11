import type { ReservationView } from '@forecourt/contracts/api';
import { centsText } from '@forecourt/reservation';
import type { PurchasesSay } from './words/say.js';

/** The state of a purchase's deposit, for its paper. */
export function depositWords(
  deposit: ReservationView | undefined,
  { say, momentText }: { say: PurchasesSay; momentText: (moment: number) => string },
): string {
  if (!deposit) return say('standing.none');
  const paid = { reference: deposit.reference, deposit: centsText(deposit.deposit_cents) };
  switch (deposit.state) {
    case 'held':
      return say('standing.held', { ...paid, moment: momentText(deposit.held_until ?? 0) });
    case 'completed':
      return say('standing.completed', paid);
    case 'pending-payment':
      return say('standing.unpaid', { ...paid, moment: momentText(deposit.payable_until) });
    default:
      return say('standing.over', { reference: deposit.reference });
  }
}
