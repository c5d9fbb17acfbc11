import { PURCHASE_STEPS, type PurchaseStep } from '@forecourt/reservation';
import { STEP_TITLES } from '../../domain/purchase/purchaseForm.js';
import * as styles from './purchase.styles.js';

export interface ProgressProps {
  current: PurchaseStep;
  /** Address of a step that can be gone back to. */
  hrefOf: (step: PurchaseStep) => string;
}

/** Where the purchase stands; the steps before are links. */
export function Progress({ current, hrefOf }: ProgressProps) {
  const at = PURCHASE_STEPS.indexOf(current);
  return (
    <ol css={styles.progress} aria-label={`Step ${at + 1} of ${PURCHASE_STEPS.length}`}>
      {PURCHASE_STEPS.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at ? <a href={hrefOf(step)}>{STEP_TITLES[step]}</a> : <span>{STEP_TITLES[step]}</span>}
        </li>
      ))}
    </ol>
  );
}
