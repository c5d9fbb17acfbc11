import type { BookingView } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, ButtonLink } from '@forecourt/ui-kit';
import { bookedTime } from '../../domain/booking.js';
import type { Subject } from '../../pages/subject.js';
import { formsSection } from '../../section.js';
import * as enquiry from '../enquiry.styles.js';
import { NextSteps } from '../NextSteps.js';
import { SubjectLine } from '../SubjectLine.js';
import { BookedWhen } from './BookedWhen.js';
import * as styles from './booking.styles.js';
import { MoveForm } from './MoveForm.js';

export interface OwnBookingProps {
  booking: BookingView;
  token: string;
  /** What was done a moment ago. */
  done?: 'moved' | 'cancelled' | undefined;
  /** Why a change did not go through. */
  refused?: { dateTime: string; message: string; isOfTime: boolean } | undefined;
  /** Its vehicle, while the site shows it. */
  subject?: Subject | undefined;
  vehicleHref?: string | undefined;
}

/** The state of a booking, and what the shopper can do about it. Every action is a form that works without script. */
export function OwnBooking({ booking, token, done, refused, subject, vehicleHref }: OwnBookingProps) {
  const { state, days, place, starts_at: startsAt, time_zone: zone } = booking;
  const { name: dealer } = useSection(siteSection);
  const { nextSteps } = useSection(formsSection);
  const { tone, words } = standing(booking, done);
  const isAhead = state === 'booked';
  const facts: [string, string][] = [
    ...(isAhead ? [] : [['When', bookedTime(startsAt, zone)] as [string, string]]),
    ['Where', [place.name, place.address].filter(Boolean).join(', ')],
    ...(subject ? [] : [['Vehicle', booking.vehicle_name] as [string, string]]),
    ['Reference', booking.reference],
  ];
  return (
    <>
      {isAhead && <BookedWhen startsAt={startsAt} zone={zone} />}
      {subject && <SubjectLine {...subject} />}
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
          {isAhead && (
            <ButtonLink href={`/api/bookings/calendar?token=${token}`} rel="nofollow" download>
              Add to calendar
            </ButtonLink>
          )}
          {vehicleHref && (
            <ButtonLink href={vehicleHref} variant={isAhead ? 'outline' : 'solid'}>
              {isAhead ? 'See the vehicle' : 'Book another test drive'}
            </ButtonLink>
          )}
        </div>
      </section>
      {/* the first step of a test drive is to agree on a time */}
      {isAhead && <NextSteps steps={nextSteps['test-drive'].slice(1)} dealer={dealer} />}
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
