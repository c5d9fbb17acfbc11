import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import { TextArea, TextField } from '@forecourt/ui-kit';
import type { ReserveField } from '../domain/reserveForm.js';
import * as styles from './reserve.styles.js';

export interface PersonFieldsProps {
  labels: Readonly<Record<ReserveField, string>>;
  values: Readonly<Partial<Record<ReserveField, string>>>;
  errors: Readonly<Partial<Record<ReserveField, string>>>;
}

/** Who reserves or buys, and what they want to say. */
export function PersonFields({ labels, values, errors }: PersonFieldsProps) {
  const field = (name: ReserveField) => ({
    name,
    label: labels[name],
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
