import { useEffect, useRef } from 'react';
import { useSection, useWords, withElements } from '@forecourt/composition';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import { BookedDetails } from '../booking/BookedDetails.js';
import { BookedWhen } from '../booking/BookedWhen.js';
import * as styles from '../enquiry.styles.js';
import { formsWords } from '../../words/formsWords.js';

interface ThanksProps {
  /** What the service made of it, where that is known. */
  sent?: SentEnquiry | undefined;
  onClose?: (() => void) | undefined;
}

/** Replaces a form once its request is stored, and takes the focus from the form's button. */
export function Thanks({ sent, onClose }: ThanksProps) {
  const say = useWords(formsWords);
  const { name: dealer } = useSection(siteSection);
  const booking = sent?.booking;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} css={styles.stored} role="status" tabIndex={-1}>
      <h3>{say(booking ? 'success.booked' : 'thankYou')}</h3>
      {booking && (
        <>
          <BookedWhen startsAt={booking.starts_at} zone={booking.time_zone} />
          <BookedDetails booking={booking} hasSubject />
        </>
      )}
      <p>{say(booking ? 'success.bookedText' : 'request.received', { dealer })}</p>
      {sent && booking && (
        <p>
          {withElements((marks) => say('success.reference', { ...marks, category: sent.category }), {
            reference: <strong>{booking.reference}</strong>,
          })}
        </p>
      )}
      {onClose && (
        <Button variant="outline" onClick={onClose}>
          {say('backToVehicle')}
        </Button>
      )}
    </div>
  );
}
