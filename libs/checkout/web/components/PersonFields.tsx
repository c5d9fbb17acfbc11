import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import { TextArea, TextField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import type { ReserveField } from '../rules/reserveForm.js';
import * as styles from './reserve.styles.js';
import type { CheckoutKey } from '../rules/words.js';
import { checkoutWords } from '../words/checkoutWords.js';

export interface PersonFieldsProps {
  /** Messages that name the fields. */
  labels: Readonly<Record<ReserveField, CheckoutKey>>;
  values: Readonly<Partial<Record<ReserveField, string>>>;
  errors: Readonly<Partial<Record<ReserveField, string>>>;
}

/** Who reserves or buys, and what they want to say. */
export function PersonFields({ labels, values, errors }: PersonFieldsProps) {
  const say = useWords(checkoutWords);
  const field = (name: ReserveField) => ({
    name,
    label: say(labels[name]),
    defaultValue: values[name],
    error: errors[name],
    maxLength: ENQUIRY_FIELDS[name].max,
  });
  return (
    <>
      <div css={styles.pair}>
        <TextField {...field('name')} autoComplete="given-name" required />
        <TextField {...field('last_name')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      </div>
      <TextArea {...field('message')} rows={3} />
    </>
  );
}
