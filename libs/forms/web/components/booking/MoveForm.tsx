import { ActionForm, useFieldFault, useFieldText, type FieldControl, type FormField } from '@forecourt/action-form';
import type { BookingView } from '@forecourt/forms/domain';
import { useWords } from '@forecourt/composition';
import { offeredTimes } from '../../rules/appointments.js';
import { bookedDateTime, isOffered, moveFaults } from '../../rules/booking.js';
import type { FormsSay } from '../../rules/words.js';
import * as enquiry from '../enquiry.styles.js';
import { DayAndTime } from '../requests/DayAndTime.js';
import { formsWords } from '../../words/formsWords.js';

export interface MoveFormProps {
  booking: BookingView;
}

/** Another day and time of a booked test drive, out of those that are free. */
export function MoveForm({ booking }: MoveFormProps) {
  const say = useWords(formsWords);
  return (
    <div css={enquiry.form}>
      <ActionForm
        label={say('booking.moveForm')}
        step="move"
        fields={moveFields(booking, say)}
        // a time that somebody took meanwhile is none
        rules={({ day = '', time = '' }) =>
          moveFaults({ day, time: isOffered(booking.days, day, time) ? time : '' }, say)
        }
        submitLabel={say('booking.move')}
        variant="brand"
        layout="short"
        // a refused time is one that the page showed as free
        rereadsPage
      />
    </div>
  );
}

const moveFields = (booking: BookingView, say: FormsSay): readonly FormField[] => [
  {
    name: 'day',
    label: say('booking.anotherDay'),
    isRequired: true,
    control: (day) => <AnotherTime booking={booking} day={day} />,
  },
  // drawn with its day
  { name: 'time', label: say('label.time'), isRequired: true, control: () => null },
];

function AnotherTime({ booking, day }: MoveFormProps & { day: FieldControl }) {
  const say = useWords(formsWords);
  const [time, setTime] = useFieldText('time');
  const fault = useFieldFault('time');
  const { days, starts_at: startsAt, time_zone: zone } = booking;
  return (
    <DayAndTime
      offered={offeredTimes(booking)}
      day={day}
      time={{
        name: 'time',
        label: say('label.time'),
        value: isOffered(days, day.value, time) ? time : '',
        error: fault,
      }}
      own={bookedDateTime(startsAt, zone)}
      onChange={(date, at) => {
        day.onChange(date);
        setTime(at);
      }}
    />
  );
}
