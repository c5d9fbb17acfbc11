import { useEffect, useRef } from 'react';
import type { BookingView } from '@forecourt/forms/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, ButtonLink } from '@forecourt/ui-kit';
import { bookedTime } from '../../rules/booking.js';
import type { FormsSay } from '../../rules/words.js';
import type { Subject } from '../../pages/subject.js';
import { useForms } from '../useForms.js';
import * as enquiry from '../enquiry.styles.js';
import { NextSteps } from '../NextSteps.js';
import { SubjectLine } from '../SubjectLine.js';
import { BookedFacts } from './BookedFacts.js';
import { BookedWhen } from './BookedWhen.js';
import * as styles from './booking.styles.js';
import { MoveForm } from './MoveForm.js';
import { formsWords } from '../../words/formsWords.js';

export interface OwnBookingProps {
  booking: BookingView;
  token: string;
  /** What was done a moment ago. */
  done?: 'moved' | 'cancelled' | undefined;
  /** Why it could not be cancelled. */
  refused?: string | undefined;
  /** Its vehicle, while the site shows it. */
  subject?: Subject | undefined;
  vehicleHref?: string | undefined;
}

/** The state of a booking, and what the shopper can do about it. Every action is a form that works without script. */
export function OwnBooking({ booking, token, done, refused, subject, vehicleHref }: OwnBookingProps) {
  const say = useWords(formsWords);
  const { state, days, place, starts_at: startsAt, time_zone: zone } = booking;
  const { name: dealer } = useSection(siteSection);
  const { nextSteps } = useForms();
  const { tone, words } = standing(booking, done, say);
  const news = useRef<HTMLDivElement>(null);
  const shown = useRef(startsAt);
  useEffect(() => {
    if (shown.current === startsAt) return;
    shown.current = startsAt;
    // the form that moved it has gone, and the focus with it
    news.current?.focus({ preventScroll: true });
  }, [startsAt]);
  const isAhead = state === 'booked';
  const facts: [string, string][] = [
    ...(isAhead ? [] : [[say('fact.when'), bookedTime(startsAt, zone, say.language)] as [string, string]]),
    [say('fact.where'), [place.name, place.address].filter(Boolean).join(', ')],
    ...(subject ? [] : [[say('fact.vehicle'), booking.vehicle_name] as [string, string]]),
    [say('fact.reference'), booking.reference],
  ];
  return (
    <>
      {isAhead && <BookedWhen startsAt={startsAt} zone={zone} />}
      {subject && <SubjectLine {...subject} />}
      <div ref={news} tabIndex={-1}>
        <Alert tone={tone}>
          <p>{words}</p>
        </Alert>
      </div>
      {refused && (
        <Alert tone="destructive">
          <p>{refused}</p>
        </Alert>
      )}
      <section css={[enquiry.box, styles.box]} aria-label={say('booking')}>
        <BookedFacts facts={facts} />
        <div css={styles.acts}>
          {isAhead && (
            <ButtonLink href={`/api/bookings/calendar?token=${token}`} rel="nofollow" download>
              {say('addToCalendar')}
            </ButtonLink>
          )}
          {vehicleHref && (
            <ButtonLink href={vehicleHref} variant={isAhead ? 'outline' : 'solid'}>
              {say(isAhead ? 'booking.seeVehicle' : 'booking.another')}
            </ButtonLink>
          )}
        </div>
      </section>
      {/* the first step of a test drive is to agree on a time */}
      {isAhead && <NextSteps steps={nextSteps['test-drive'].slice(1)} dealer={dealer} />}
      {state === 'booked' && (
        <section css={[enquiry.box, styles.box]} aria-labelledby="change-booking">
          <h2 id="change-booking">{say('booking.notSuiting')}</h2>
          {/* once moved, a new form */}
          {days.length > 0 ? <MoveForm key={startsAt} booking={booking} /> : <p>{say('booking.noTime')}</p>}
          <form method="post" aria-label={say('booking.cancelForm')}>
            <input type="hidden" name="act" value="cancel" />
            <Button type="submit" variant="outline">
              {say('booking.cancel')}
            </Button>
          </form>
        </section>
      )}
    </>
  );
}

function standing({ state, name }: BookingView, done: OwnBookingProps['done'], say: FormsSay) {
  switch (state) {
    case 'cancelled':
      return { tone: 'info', words: say('booking.cancelled') } as const;
    case 'past':
      return { tone: 'info', words: say('booking.past') } as const;
    case 'booked':
      return {
        tone: 'success',
        words: say(done === 'moved' ? 'booking.moved' : 'booking.booked', { name }),
      } as const;
  }
}
