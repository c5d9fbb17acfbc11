import type { BookingView } from '@forecourt/contracts/api';
import { Alert, Button, ButtonLink } from '@forecourt/ui-kit';
import { bookedTime } from '../../domain/booking.js';
import * as enquiry from '../enquiry.styles.js';
import * as styles from './booking.styles.js';
import { MoveForm } from './MoveForm.js';

export interface OwnBookingProps {
  booking: BookingView;
  token: string;
  /** What was done a moment ago. */
  done?: 'moved' | 'cancelled' | undefined;
  /** Why a change did not go through. */
  refused?: { dateTime: string; message: string; isOfTime: boolean } | undefined;
  vehicleHref?: string | undefined;
}

/** The state of a booking, and what the shopper can do about it. Every action is a form that works without script. */
export function OwnBooking({ booking, token, done, refused, vehicleHref }: OwnBookingProps) {
  const { state, days, place } = booking;
  const { tone, words } = standing(booking, done);
  const facts: [string, string][] = [
    ['When', bookedTime(booking.starts_at, booking.time_zone)],
    ['Where', [place.name, place.address].filter(Boolean).join(', ')],
    ['Vehicle', booking.vehicle_name],
    ['Reference', booking.reference],
  ];
  return (
    <>
      <Alert tone={tone}>
        <p>{words}</p>
      </Alert>
      {refused && !refused.isOfTime && (
        <Alert tone="destructive">
          <p>{refused.message}</p>
        </Alert>
      )}
      <section css={[enquiry.box, styles.box]} aria-label="Booking">
        <dl css={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div css={styles.acts}>
          {state === 'booked' && (
            <ButtonLink href={`/api/bookings/calendar?token=${token}`} variant="outline" rel="nofollow" download>
              Add to calendar
            </ButtonLink>
          )}
          {vehicleHref && (
            <ButtonLink href={vehicleHref} variant={state === 'booked' ? 'outline' : 'solid'}>
              {state === 'booked' ? 'See the vehicle' : 'Book another test drive'}
            </ButtonLink>
          )}
        </div>
      </section>
      {state === 'booked' && (
        <section css={[enquiry.box, styles.box]} aria-labelledby="change-booking">
          <h2 id="change-booking">Does it not suit any more?</h2>
          {days.length > 0 ? (
            <MoveForm booking={booking} refused={refused?.isOfTime ? refused : undefined} />
          ) : (
            <p>No other time is free at the moment. Please call us.</p>
          )}
          <form method="post" aria-label="Cancel">
            <Button type="submit" name="act" value="cancel" variant="quiet">
              Cancel my test drive
            </Button>
          </form>
        </section>
      )}
    </>
  );
}

function standing({ state, name }: BookingView, done: OwnBookingProps['done']) {
  switch (state) {
    case 'cancelled':
      return { tone: 'info', words: 'This test drive is cancelled. You are welcome to book another.' } as const;
    case 'past':
      return { tone: 'info', words: 'The time of this test drive is over. We hope you enjoyed it.' } as const;
    case 'booked':
      return {
        tone: 'success',
        words:
          done === 'moved'
            ? `Your test drive has a new time, ${name}. We sent you a mail about it.`
            : `Your test drive is booked, ${name}. Please bring your driver licence.`,
      } as const;
  }
}
