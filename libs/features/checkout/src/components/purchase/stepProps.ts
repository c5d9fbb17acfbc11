import type { PurchaseView } from '@forecourt/contracts/api';
import type { StepRefusal, Typed } from '../../domain/purchase/purchaseForm.js';

/** What each step of a purchase renders with. */
export interface StepProps {
  slug: string;
  view: PurchaseView;
  /** Address that its form posts to. */
  action: string;
  values: Typed;
  /** Its own refusal. */
  refused: StepRefusal | undefined;
  now: number;
}
