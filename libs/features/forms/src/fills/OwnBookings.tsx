import { bookingRoute, testDriveRoute } from '@forecourt/contracts';
import type { OwnBookings } from '@forecourt/contracts/api';
import { useRouteHref } from '@forecourt/composition';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { bookedTime } from '../domain/booking.js';

const STATES = { booked: 'Booked', cancelled: 'Cancelled', past: 'Over' } as const;

/** Test drives of an account's own addresses, each with the page that moves and cancels it (SAVE-07, FORM-06). */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnBookings | null | undefined;
  const page = useRouteHref(bookingRoute);
  const book = useRouteHref(testDriveRoute);
  const empty = <>No test drive is booked under your email or mobile. {book && <a href={book}>Book a test drive</a>}</>;
  return (
    <OwnRecords id="own-bookings" title="Your test drives" what="test drives" items={answer?.bookings} empty={empty}>
      {({ reference, state, vehicle_name: vehicle, starts_at: starts, time_zone: zone, place, token }) => {
        const query = new URLSearchParams({ token }).toString();
        return (
          <OwnRecord
            key={reference}
            name={vehicle}
            state={`${bookedTime(starts, zone)}, ${place.name}`}
            note={`${STATES[state]}, reference ${reference}`}
          >
            {page && (
              <a href={`${page}?${query}`} rel="nofollow">
                {state === 'booked' ? 'See, move or cancel' : 'See it'}
              </a>
            )}
            {page && state === 'booked' && (
              <a href={`/api/bookings/calendar?${query}`} rel="nofollow" download>
                Add to calendar
              </a>
            )}
          </OwnRecord>
        );
      }}
    </OwnRecords>
  );
}
