import { css } from '@emotion/react';
import { bookingRoute, testDriveRoute } from '@forecourt/contracts';
import type { OwnBookings } from '@forecourt/contracts/api';
import { useRouteHref } from '@forecourt/composition';
import { Alert } from '@forecourt/ui-kit';
import { bookedTime } from '../domain/booking.js';

const section = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'clamp(16px, 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  overflowWrap: 'anywhere',
  h2: { fontSize: 'var(--text-xl)' },
});
const list = css({ display: 'grid', gap: 'var(--space-4)', listStyle: 'none' });
const item = css({ display: 'grid', gap: 'var(--space-1)' });
const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  a: { minHeight: 44, display: 'flex', alignItems: 'center' },
});

const STATES = { booked: 'Booked', cancelled: 'Cancelled', past: 'Over' } as const;

/** Test drives of an account's own addresses, each with the page that moves and cancels it (SAVE-07, FORM-06). */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnBookings | null | undefined;
  const page = useRouteHref(bookingRoute);
  const book = useRouteHref(testDriveRoute);
  return (
    <section css={section} aria-labelledby="own-bookings">
      <h2 id="own-bookings">Your test drives</h2>
      {!answer && (
        <Alert tone="warning">
          <p>Your test drives could not be read just now. Please try again in a moment.</p>
        </Alert>
      )}
      {answer?.bookings.length === 0 && (
        <p css={muted}>
          No test drive is booked under your email or mobile. {book && <a href={book}>Book a test drive</a>}
        </p>
      )}
      {answer && answer.bookings.length > 0 && (
        <ul css={list}>
          {answer.bookings.map(
            ({ reference, state, vehicle_name: vehicle, starts_at: starts, time_zone: zone, place, token }) => {
              const query = new URLSearchParams({ token }).toString();
              return (
                <li key={reference} css={item}>
                  <strong>{vehicle}</strong>
                  <span>
                    {bookedTime(starts, zone)}, {place.name}
                  </span>
                  <span css={muted}>
                    {STATES[state]}, reference {reference}
                  </span>
                  {page && (
                    <span css={acts}>
                      <a href={`${page}?${query}`} rel="nofollow">
                        {state === 'booked' ? 'See, move or cancel' : 'See it'}
                      </a>
                      {state === 'booked' && (
                        <a href={`/api/bookings/calendar?${query}`} rel="nofollow" download>
                          Add to calendar
                        </a>
                      )}
                    </span>
                  )}
                </li>
              );
            },
          )}
        </ul>
      )}
    </section>
  );
}
