import { useFieldFault, useFieldText, type FieldControl, type FormField } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import type { OfferedTimes } from '../../rules/appointments.js';
import { fieldLabel } from '../../rules/fieldLabels.js';
import type { FormsSay } from '../../rules/words.js';
import * as styles from '../enquiry.styles.js';
import { DayAndTime } from './DayAndTime.js';
import { formsWords } from '../../words/formsWords.js';

/** Free times of a place. `unknown`: they could not be read; the shopper can still send a request without them. */
export type Appointments = OfferedTimes | 'loading' | 'unknown';

interface AppointmentProps {
  /** Of the place that the form names now. */
  useOffered: () => Appointments;
  /** Day that the form opened with, apart from what was chosen before its code was there. */
  startDay: string | undefined;
}

/** Day and time that suit, out of those that the place offers; both optional (FORM-06). */
export const appointmentFields = (props: AppointmentProps, say: FormsSay): readonly FormField[] => [
  {
    ...{ name: 'preferred_date', label: fieldLabel('preferred_date', say) },
    control: (day) => <Appointment {...props} day={day} />,
  },
  // drawn with its day
  { name: 'preferred_time', label: fieldLabel('preferred_time', say), control: () => null },
];

function Appointment({ useOffered, startDay, day }: AppointmentProps & { day: FieldControl }) {
  const say = useWords(formsWords);
  const offered = useOffered();
  const name = 'preferred_time';
  const [time, setTime] = useFieldText(name);
  const fault = useFieldFault(name);
  const isUnknown =
    offered === 'unknown' || (offered !== 'loading' && offered.days.every(({ times }) => !times.length));
  if (isUnknown) return <p css={styles.note}>{say('times.unknown')}</p>;
  return (
    <DayAndTime
      offered={offered}
      day={day}
      time={{ name, label: fieldLabel(name, say), value: time, error: fault }}
      isKept={Boolean(startDay) && day.value === startDay}
      any={{ day: say('times.anyDay'), time: say('times.anyTime') }}
      onChange={(date, at) => {
        day.onChange(date);
        setTime(at);
      }}
    />
  );
}
