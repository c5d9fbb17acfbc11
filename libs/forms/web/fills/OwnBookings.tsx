import { bookingRoute, testDriveRoute } from '@forecourt/contracts';
import type { OwnBookings } from '@forecourt/forms/domain';
import { useRouteHref, useWords } from '@forecourt/composition';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { bookedTime } from '../rules/booking.js';
import { formsWords } from '../words/formsWords.js';

const STATES = { booked: 'bookings.booked', cancelled: 'bookings.cancelled', past: 'bookings.past' } as const;

/** Test drives of an account's own addresses, each with the page that moves and cancels it (SAVE-07, FORM-06). */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(formsWords);
  const answer = data as OwnBookings | null | undefined;
  const page = useRouteHref(bookingRoute);
  const book = useRouteHref(testDriveRoute);
  const empty = (
    <>
      {say('bookings.none')} {book && <a href={book}>{say('bookings.book')}</a>}
    </>
  );
  return (
    <OwnRecords
      id="own-bookings"
      title={say('bookings.title')}
      what={say('bookings.what')}
      items={answer?.bookings}
      empty={empty}
    >
      {({ reference, state, vehicle_name: vehicle, starts_at: starts, time_zone: zone, place, token }) => {
        const query = new URLSearchParams({ token }).toString();
        return (
          <OwnRecord
            key={reference}
            name={vehicle}
            state={`${bookedTime(starts, zone, say.language)}, ${place.name}`}
            note={say('bookings.note', { state: say(STATES[state]), reference })}
          >
            {page && (
              <a href={`${page}?${query}`} rel="nofollow">
                {say(state === 'booked' ? 'bookings.change' : 'bookings.see')}
              </a>
            )}
            {page && state === 'booked' && (
              <a href={`/api/bookings/calendar?${query}`} rel="nofollow" download>
                {say('addToCalendar')}
              </a>
            )}
          </OwnRecord>
        );
      }}
    </OwnRecords>
  );
}
