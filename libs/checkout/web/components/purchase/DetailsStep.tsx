import { Part, useWords } from '@forecourt/composition';
import { Decoy } from '@forecourt/ui-kit';
import { DETAILS_LABELS } from '../../rules/purchase/purchaseForm.js';
import { optInField, personFields } from '../../rules/reserveForm.js';
import { loadDraft } from '../../parts.js';
import * as styles from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** The buyer's details. What was typed into the form of a reservation appears here too. */
export function DetailsStep({ slug, action, values, onChange }: StepProps) {
  const say = useWords(checkoutWords);
  return (
    <StepForm
      step="details"
      {...{ action, values, onChange }}
      fields={[...personFields(DETAILS_LABELS, say), optInField(say)]}
    >
      <Decoy name="homepage" />
      <div hidden>
        <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
      </div>
      <p css={styles.small}>{say('details.note')}</p>
    </StepForm>
  );
}
