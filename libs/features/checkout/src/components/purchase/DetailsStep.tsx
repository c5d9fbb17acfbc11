import { Part } from '@forecourt/composition';
import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import { Checkbox, Decoy, TextArea, TextField } from '@forecourt/ui-kit';
import { OPT_IN } from '../../domain/consent.js';
import { STEP_LABELS } from '../../domain/purchase/purchaseForm.js';
import { loadDraft } from '../../parts.js';
import * as styles from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';

/** The buyer's details. What was typed into the form of a reservation appears here too. */
export function DetailsStep({ slug, action, values, refused, live }: StepProps) {
  const errors = refused?.errors ?? {};
  const field = (name: 'name' | 'last_name' | 'email' | 'phone' | 'message') => ({
    name,
    label: STEP_LABELS[name] ?? '',
    defaultValue: values[name],
    error: errors[name],
    maxLength: ENQUIRY_FIELDS[name].max,
  });
  return (
    <StepForm step="details" action={action} refused={refused} live={live}>
      <Decoy name="homepage" />
      <Part id="checkout/draft" load={loadDraft} hydrate="load" props={{ slug }} />
      <div css={styles.pair}>
        <TextField {...field('name')} autoComplete="given-name" required />
        <TextField {...field('last_name')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      </div>
      <TextArea {...field('message')} rows={3} />
      <Checkbox name="opt_in" label={OPT_IN.text} defaultChecked={values['opt_in'] !== undefined} />
      <p css={styles.small}>
        We use your details for this purchase. We call you if you stop half-way, unless you ask us not to.
      </p>
    </StepForm>
  );
}
