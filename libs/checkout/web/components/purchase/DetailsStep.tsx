import { Part, useWords } from '@forecourt/composition';
import { Checkbox, Decoy } from '@forecourt/ui-kit';
import { STEP_LABELS } from '../../rules/purchase/purchaseForm.js';
import { loadDraft } from '../../parts.js';
import { PersonFields } from '../PersonFields.js';
import * as styles from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** The buyer's details. What was typed into the form of a reservation appears here too. */
export function DetailsStep({ slug, action, values, refused, live }: StepProps) {
  const say = useWords(checkoutWords);
  return (
    <StepForm step="details" action={action} refused={refused} live={live}>
      <Decoy name="homepage" />
      <div hidden>
        <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
      </div>
      <PersonFields labels={STEP_LABELS} values={values} errors={refused?.errors ?? {}} />
      <Checkbox name="opt_in" label={say('optIn')} defaultChecked={values['opt_in'] !== undefined} />
      <p css={styles.small}>{say('details.note')}</p>
    </StepForm>
  );
}
