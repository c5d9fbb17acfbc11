import { useWords } from '@forecourt/composition';
import type { OfferedTimes } from '../../rules/appointments.js';
import type { EnquiryField, EnquiryValues } from '../../rules/enquiryValues.js';
import { fieldLabel } from '../../rules/fieldLabels.js';
import type { EnquiryErrors } from '../../rules/validateEnquiry.js';
import * as styles from '../enquiry.styles.js';
import { DayAndTime } from './DayAndTime.js';
import { formsWords } from '../../words/formsWords.js';

/** Free times of a place. `unknown`: they could not be read; the shopper can still send a request without them. */
export type Appointments = OfferedTimes | 'loading' | 'unknown';

interface AppointmentFieldsProps {
  appointments: Appointments;
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Values that the form opened with, apart from what was typed before its code was there. */
  start: EnquiryValues;
  onChange: (field: EnquiryField, value: string) => void;
}

/** Day and time that suit, out of those that the place offers; both optional (FORM-06). */
export function AppointmentFields({ appointments, values, errors, start, onChange }: AppointmentFieldsProps) {
  const say = useWords(formsWords);
  const isUnknown =
    appointments === 'unknown' || (appointments !== 'loading' && appointments.days.every(({ times }) => !times.length));
  if (isUnknown) return <p css={styles.note}>{say('times.unknown')}</p>;
  const field = (name: 'preferred_date' | 'preferred_time') => ({
    name,
    label: fieldLabel(name, say),
    value: values[name] ?? '',
    error: errors[name],
  });
  return (
    <DayAndTime
      offered={appointments}
      day={field('preferred_date')}
      time={field('preferred_time')}
      isKept={Boolean(start.preferred_date) && values.preferred_date === start.preferred_date}
      any={{ day: say('times.anyDay'), time: say('times.anyTime') }}
      onChange={(day, time) => {
        onChange('preferred_date', day);
        onChange('preferred_time', time);
      }}
    />
  );
}
