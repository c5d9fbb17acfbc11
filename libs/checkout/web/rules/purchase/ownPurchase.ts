import type { OwnPurchase } from '@forecourt/checkout/domain';
import { STEP_TITLES } from './purchaseForm.js';
import type { CheckoutSay } from '../words.js';

/** The state of a purchase, and what its page offers now. */
export function purchaseWords(
  { step, deposit }: Pick<OwnPurchase, 'step' | 'deposit'>,
  say: CheckoutSay,
): {
  words: string;
  act: string;
} {
  if (deposit === 'held' || deposit === 'completed') return { words: say('purchases.paid'), act: say('purchases.see') };
  if (deposit === 'pending-payment') return { words: say('unpaid.title'), act: say('purchases.goOnPaying') };
  return { words: say('purchases.nextStep', { step: say(STEP_TITLES[step]) }), act: say('purchases.goOn') };
}
