import type { PurchaseView } from '@forecourt/checkout/domain';
import type { AmountsNow } from '../../rules/purchase/amountsNow.js';
import type { Typed } from '../../rules/purchase/purchaseForm.js';

/** What each step of a purchase renders with. */
export interface StepProps {
  slug: string;
  view: PurchaseView;
  /** Address whose action takes its form. */
  action: string;
  /** What its form begins with. */
  values: Typed;
  /** What its form holds, as it opens and after each change. */
  onChange: (values: Typed) => void;
  /** What the purchase costs with that. */
  amounts: AmountsNow;
  now: number;
}
