import type { PurchaseView } from '@forecourt/checkout/domain';
import type { AmountsNow } from '../../rules/purchase/amountsNow.js';
import type { StepRefusal, Typed } from '../../rules/purchase/purchaseForm.js';
import type { LiveStep } from './useTyped.js';

/** What each step of a purchase renders with. */
export interface StepProps {
  slug: string;
  view: PurchaseView;
  /** Address that its form posts to. */
  action: string;
  /** What its form begins with. */
  values: Typed;
  /** What its form holds now, and what the purchase costs with that. */
  live: LiveStep;
  amounts: AmountsNow;
  /** Its own refusal. */
  refused: StepRefusal | undefined;
  now: number;
}
