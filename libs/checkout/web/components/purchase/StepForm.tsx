import type { ReactNode } from 'react';
import { Button, FaultSummary, faultsOf, FormFields } from '@forecourt/ui-kit';
import { STEP_LABELS, STEP_TITLES, type StepRefusal } from '../../rules/purchase/purchaseForm.js';
import type { PurchaseStep } from '@forecourt/checkout/domain';
import { useWords } from '@forecourt/composition';
import * as styles from '../reserve.styles.js';
import type { LiveStep } from './useTyped.js';
import type { CheckoutKey } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

export interface StepFormProps {
  step: PurchaseStep;
  /** Address that the form posts to. */
  action: string;
  refused: StepRefusal | undefined;
  live: LiveStep;
  children: ReactNode;
  /** Words of the button that goes on. */
  next?: string;
  /** Further actions, in addition to continuing and going back. */
  also?: ReactNode;
}

const labels = new Map<string, CheckoutKey>(Object.entries(STEP_LABELS));

/** The form of one step: it posts itself, keeps everything, and goes on or back. */
export function StepForm({ step, action, refused, live: { adopt, read }, children, next, also }: StepFormProps) {
  const say = useWords(checkoutWords);
  return (
    <section css={styles.box} aria-labelledby="purchase-step">
      <h2 id="purchase-step">{say(STEP_TITLES[step])}</h2>
      <FormFields>
        <FaultSummary
          message={refused?.message}
          faults={faultsOf(refused?.errors ?? {}, (field) => {
            const key = labels.get(field);
            return key && say(key);
          })}
        />
        <form
          ref={adopt}
          method="post"
          action={action}
          css={styles.form}
          aria-label={say(STEP_TITLES[step])}
          noValidate
          onInput={read}
        >
          <input type="hidden" name="step" value={step} />
          {children}
          <div css={styles.acts}>
            <Button type="submit">{next ?? say('continue')}</Button>
            {also}
            <Button type="submit" name="intent" value="back" variant="quiet" formNoValidate>
              {say('back')}
            </Button>
          </div>
        </form>
      </FormFields>
    </section>
  );
}
