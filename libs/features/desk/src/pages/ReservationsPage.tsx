import { useLoaderData } from 'react-router-dom';
import { deskDaySlot, deskReservationsRoute } from '@forecourt/contracts';
import { Slot, useRouteHref } from '@forecourt/composition';
import { dayWords } from '@forecourt/site-config';
import { Button, TextField } from '@forecourt/ui-kit';
import { DeskFrame } from '../components/DeskFrame.js';
import { ReservationList } from '../components/ReservationList.js';
import * as styles from '../components/desk.styles.js';
import { queryOf } from '../domain/leadFilters.js';
import type { ReservationsData } from './reservationsLoader.js';

/** Reservations by the day on which they were made, the newest first; other features put bookings above them. */
export function Component() {
  const { day, found, refused } = useLoaderData<ReservationsData>();
  const href = useRouteHref(deskReservationsRoute) ?? '';
  const reservations = found?.reservations ?? [];
  const days = [...new Set(reservations.map((item) => item.day))];
  return (
    <DeskFrame title="Reservations" at="Reservations" refused={refused}>
      <form method="get" action={href} aria-label="Day of the reservations" css={styles.row}>
        <TextField name="day" label="Day" type="date" defaultValue={day} isPlain />
        <Button type="submit">Show</Button>
        {day !== '' && <a href={href}>All days</a>}
      </form>
      <Slot slot={deskDaySlot} with={{ day: day === '' ? undefined : day }} />
      {found && reservations.length === 0 && (
        <section css={styles.panel} aria-label="Reservations">
          <p>{day === '' ? 'Nobody has reserved anything yet.' : 'Nobody reserved anything on this day.'}</p>
        </section>
      )}
      {days.map((date) => (
        <section key={date} css={styles.panel} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`}>
            {dayWords(date)} {date.slice(0, 4)}
          </h2>
          <ReservationList reservations={reservations.filter((item) => item.day === date)} />
        </section>
      ))}
      {found?.next && (
        <p>
          <a href={`${href}?${queryOf({}, { day, cursor: found.next })}`}>Older reservations</a>
        </p>
      )}
    </DeskFrame>
  );
}
