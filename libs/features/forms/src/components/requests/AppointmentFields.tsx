import { SelectField } from '@forecourt/ui-kit';
import { dayChoices, timeChoices, type OfferedDay } from '../../domain/appointments.js';
import { FIELD_LABELS, type EnquiryField, type EnquiryValues } from '../../domain/enquiryValues.js';
import type { EnquiryErrors } from '../../domain/validateEnquiry.js';
import * as styles from '../enquiry.styles.js';

/** Free times of a place. `unknown`: they could not be read; the shopper can still send a request without them. */
export type Appointments = readonly OfferedDay[] | 'loading' | 'unknown';

interface AppointmentFieldsProps {
  appointments: Appointments;
  values: EnquiryValues;
  errors: EnquiryErrors;
  onChange: (field: EnquiryField, value: string) => void;
}

/** Day and time that suit, out of those that the place offers; both optional (FORM-06). */
export function AppointmentFields({ appointments, values, errors, onChange }: AppointmentFieldsProps) {
  if (appointments === 'unknown' || appointments.length === 0)
    return <p css={styles.note}>Tell us below which day and time would suit you.</p>;
  const isLoading = appointments === 'loading';
  const days = isLoading ? [] : appointments;
  const field = (name: 'preferred_date' | 'preferred_time', options: { value: string; label: string }[]) => (
    <SelectField
      label={FIELD_LABELS[name]}
      name={name}
      error={errors[name]}
      options={isLoading ? [{ value: '', label: 'Looking for times …' }] : options}
      aria-busy={isLoading || undefined}
      value={isLoading ? '' : (values[name] ?? '')}
      onChange={({ currentTarget: { value } }) => {
        onChange(name, value);
        // a time of another day is none of this one
        const isOffered = timeChoices(days, value).some((choice) => choice.value === values.preferred_time);
        if (name === 'preferred_date' && !isOffered) onChange('preferred_time', '');
      }}
    />
  );
  return (
    <div css={styles.pair}>
      {field('preferred_date', dayChoices(days))}
      {field('preferred_time', timeChoices(days, values.preferred_date))}
    </div>
  );
}
