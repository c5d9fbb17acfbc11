import { useActionData, useLoaderData } from 'react-router-dom';
import { deskReservationsRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Alert, Button, TextField } from '@forecourt/ui-kit';
import type { DeskRefusal } from '../api/askDesk.js';
import { BookingList } from '../components/BookingList.js';
import { ByDay } from '../components/ByDay.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { ReservationList } from '../components/ReservationList.js';
import * as styles from '../components/desk.styles.js';
import { queryOf } from '../rules/leadFilters.js';
import type { DeskKey } from '../rules/words.js';
import type { ReservationsData } from './reservationsLoader.js';
import { deskWords } from '../words/deskWords.js';

const DONE: ReadonlyMap<string, DeskKey> = new Map([
  ['call-off', 'done.callOff'],
  ['complete', 'done.complete'],
  ['release', 'done.release'],
]);

/** Test drives by the day on which they are, and reservations by the day on which they were made. */
export function Component() {
  const { day, done, drives, found, refused } = useLoaderData<ReservationsData>();
  const say = useWords(deskWords);
  const said = useActionData<DeskRefusal>();
  const href = useRouteHref(deskReservationsRoute) ?? '';
  const doneWords = said ? undefined : DONE.get(done);
  const linkTo = (cursors: Readonly<Record<string, string>>) => `${href}?${queryOf({}, { day, ...cursors })}`;
  return (
    <DeskFrame title={say('bookings.title')} at="nav.bookings" refused={said ?? refused}>
      {doneWords && (
        <Alert tone="success">
          <p>{say(doneWords)}</p>
        </Alert>
      )}
      <form method="get" action={href} aria-label={say('bookings.dayToShow')} css={styles.fieldRow}>
        <TextField name="day" label={say('bookings.day')} type="date" defaultValue={day} isPlain />
        <Button type="submit">{say('show')}</Button>
        {day !== '' && <a href={href}>{say('bookings.allDays')}</a>}
      </form>
      {drives && (
        <ByDay
          id="test-drives"
          title={say('testDrives')}
          items={drives.bookings}
          empty={day === '' ? say('bookings.noDrive') : say('bookings.noDriveThatDay')}
          list={(bookings) => <BookingList bookings={[...bookings]} />}
          more={drives.next && <a href={linkTo({ drives: drives.next })}>{say('bookings.laterDrives')}</a>}
        />
      )}
      {found && (
        <ByDay
          id="reservations"
          title={say('reservations')}
          items={found.reservations}
          empty={day === '' ? say('bookings.noReservation') : say('bookings.noReservationThatDay')}
          list={(reservations) => <ReservationList reservations={[...reservations]} />}
          more={found.next && <a href={linkTo({ cursor: found.next })}>{say('bookings.olderReservations')}</a>}
        />
      )}
    </DeskFrame>
  );
}
