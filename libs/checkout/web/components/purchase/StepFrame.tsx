import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import type { PurchaseStep } from '@forecourt/checkout/domain';
import { useHasScript } from '@forecourt/ui-kit';
import { STEP_TITLES } from '../../rules/purchase/purchaseForm.js';
import * as styles from '../reserve.styles.js';
import { stepTitle } from './purchase.styles.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** A step under its heading, which has the focus where the step takes the place of another. */
export function StepFrame({ step, children }: { step: PurchaseStep; children: ReactNode }) {
  const say = useWords(checkoutWords);
  const title = useRef<HTMLHeadingElement>(null);
  // false where the server drew this step
  const hasScript = useHasScript();
  const [cameInPlace] = useState(hasScript);
  useEffect(() => {
    // the page is at its top then, as after a document
    if (cameInPlace) title.current?.focus({ preventScroll: true });
  }, [cameInPlace]);
  return (
    <section css={styles.box} aria-labelledby="purchase-step">
      <h2 id="purchase-step" ref={title} tabIndex={-1} css={stepTitle}>
        {say(STEP_TITLES[step])}
      </h2>
      {children}
    </section>
  );
}
