import type { OwnPurchase } from '@forecourt/contracts/api';
import { STEP_TITLES } from './purchaseForm.js';

/** The state of a purchase, and what its page offers now. */
export function purchaseWords({ step, deposit }: Pick<OwnPurchase, 'step' | 'deposit'>): {
  words: string;
  act: string;
} {
  if (deposit === 'held' || deposit === 'completed')
    return { words: 'The deposit is paid', act: 'See the summary and what happens next' };
  if (deposit === 'pending-payment') return { words: 'The deposit is not paid yet', act: 'Go on and pay it' };
  return { words: `Next step: ${STEP_TITLES[step]}`, act: 'Go on buying it' };
}
