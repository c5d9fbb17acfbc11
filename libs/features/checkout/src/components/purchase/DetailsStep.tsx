import { Part } from '@forecourt/composition';
import { Checkbox, Decoy } from '@forecourt/ui-kit';
import { OPT_IN } from '../../domain/consent.js';
import { STEP_LABELS } from '../../domain/purchase/purchaseForm.js';
import { loadDraft } from '../../parts.js';
import { PersonFields } from '../PersonFields.js';
import * as styles from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';

/** The buyer's details. What was typed into the form of a reservation appears here too. */
export function DetailsStep({ slug, action, values, refused, live }: StepProps) {
  return (
    <StepForm step="details" action={action} refused={refused} live={live}>
      <Decoy name="homepage" />
      <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
      <PersonFields labels={STEP_LABELS} values={values} errors={refused?.errors ?? {}} />
      <Checkbox name="opt_in" label={OPT_IN.text} defaultChecked={values['opt_in'] !== undefined} />
      <p css={styles.small}>
        We use your details for this purchase. We call you if you stop half-way, unless you ask us not to.
      </p>
    </StepForm>
  );
}
