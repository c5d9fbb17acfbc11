import { useActionData, useLoaderData } from 'react-router-dom';
import { deskReservationsRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { Alert, Button, TextField } from '@forecourt/ui-kit';
import type { DeskRefusal } from '../api/askDesk.js';
import { BookingList } from '../components/BookingList.js';
import { ByDay } from '../components/ByDay.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { ReservationList } from '../components/ReservationList.js';
import * as styles from '../components/desk.styles.js';
import { queryOf } from '../domain/leadFilters.js';
import type { ReservationsData } from './reservationsLoader.js';

const DONE: ReadonlyMap<string, string> = new Map([
  ['call-off', 'The test drive is cancelled, and the shopper is told by mail.'],
  ['complete', 'The reservation is completed, and the shopper is told by mail.'],
  ['release', 'The vehicle is released, and the deposit is on its way back to the shopper.'],
]);

/** Test drives by the day on which they are, and reservations by the day on which they were made. */
export function Component() {
  const { day, done, drives, found, refused } = useLoaderData<ReservationsData>();
  const said = useActionData<DeskRefusal>();
  const href = useRouteHref(deskReservationsRoute) ?? '';
  const doneWords = said ? undefined : DONE.get(done);
  const linkTo = (cursors: Readonly<Record<string, string>>) => `${href}?${queryOf({}, { day, ...cursors })}`;
  return (
    <DeskFrame title="Test drives and reservations" at="Bookings" refused={said ?? refused}>
      {doneWords && (
        <Alert tone="success">
          <p>{doneWords}</p>
        </Alert>
      )}
      <form method="get" action={href} aria-label="Day to show" css={styles.fieldRow}>
        <TextField name="day" label="Day" type="date" defaultValue={day} isPlain />
        <Button type="submit">Show</Button>
        {day !== '' && <a href={href}>All days</a>}
      </form>
      {drives && (
        <ByDay
          title="Test drives"
          items={drives.bookings}
          empty={day === '' ? 'No test drive is booked from today on.' : 'No test drive is booked on this day.'}
          list={(bookings) => <BookingList bookings={[...bookings]} />}
          more={drives.next && <a href={linkTo({ drives: drives.next })}>Later test drives</a>}
        />
      )}
      {found && (
        <ByDay
          title="Reservations"
          items={found.reservations}
          empty={day === '' ? 'Nobody has reserved anything yet.' : 'Nobody reserved anything on this day.'}
          list={(reservations) => <ReservationList reservations={[...reservations]} />}
          more={found.next && <a href={linkTo({ cursor: found.next })}>Older reservations</a>}
        />
      )}
    </DeskFrame>
  );
}
