import { bookingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { ButtonLink } from '@forecourt/ui-kit';
import { BookedFacts } from './BookedFacts.js';
import * as styles from './booking.styles.js';
import { formsWords } from '../../words/formsWords.js';

interface BookedDetailsProps {
  booking: NonNullable<SentEnquiry['booking']>;
  /** Its vehicle is named elsewhere. */
  hasSubject: boolean;
}

/** Where a booked test drive is, for the shopper's own calendar, and where it can be changed. */
export function BookedDetails({ booking, hasSubject }: BookedDetailsProps) {
  const say = useWords(formsWords);
  const { token, vehicle_name: vehicle, place } = booking;
  const page = useRouteHref(bookingRoute);
  return (
    <>
      <BookedFacts
        facts={[
          [say('fact.where'), [place.name, place.address].filter(Boolean).join(', ')],
          ...(hasSubject ? [] : [[say('fact.vehicle'), vehicle] as const]),
        ]}
      />
      <div css={styles.acts}>
        <ButtonLink href={`/api/bookings/calendar?token=${encodeURIComponent(token)}`} rel="nofollow" download>
          {say('addToCalendar')}
        </ButtonLink>
        {page && (
          <ButtonLink href={`${page}?token=${encodeURIComponent(token)}`} variant="outline" rel="nofollow">
            {say('success.change')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
