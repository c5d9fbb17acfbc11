import { useState } from 'react';
import type { BookingView } from '@forecourt/forms/domain';
import { useWords } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import { offeredTimes } from '../../rules/appointments.js';
import { bookedDateTime, isOffered } from '../../rules/booking.js';
import * as enquiry from '../enquiry.styles.js';
import { DayAndTime } from '../requests/DayAndTime.js';
import { formsWords } from '../../words/formsWords.js';

export interface MoveFormProps {
  booking: BookingView;
  /** Why another time did not go through. */
  refused?: { readonly dateTime: string; readonly message: string } | undefined;
}

/** Another day and time of a booked test drive, out of those that are free. It works without script. */
export function MoveForm({ booking, refused }: MoveFormProps) {
  const say = useWords(formsWords);
  const { days, starts_at: startsAt, time_zone: zone } = booking;
  // the wanted time is kept where it is still free
  const [wantedDay = '', wantedTime = ''] = refused?.dateTime.split('T') ?? [];
  const isKept = isOffered(days, wantedDay, wantedTime);
  const [{ day, time }, setWanted] = useState({ day: wantedDay, time: isKept ? wantedTime : '' });
  return (
    <form method="post" css={enquiry.form} aria-label={say('booking.moveForm')}>
      <DayAndTime
        offered={offeredTimes(booking)}
        day={{
          name: 'day',
          label: say('booking.anotherDay'),
          value: day,
          error: wantedTime ? undefined : refused?.message,
        }}
        time={{ name: 'time', label: say('label.time'), value: time, error: wantedTime ? refused?.message : undefined }}
        own={bookedDateTime(startsAt, zone)}
        onChange={(nextDay, nextTime) => setWanted({ day: nextDay, time: nextTime })}
      />
      <Button type="submit" name="act" value="move" variant="brand">
        {say('booking.move')}
      </Button>
    </form>
  );
}
