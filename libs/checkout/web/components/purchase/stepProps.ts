import type { PurchaseView } from '@forecourt/contracts/api';
import type { AmountsNow } from '../../domain/purchase/amountsNow.js';
import type { StepRefusal, Typed } from '../../domain/purchase/purchaseForm.js';
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
