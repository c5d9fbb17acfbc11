import { data, type LoaderFunctionArgs } from 'react-router-dom';
import {
  listDeskBookings,
  listDeskReservations,
  type DeskBookingsAnswer,
  type DeskReservationsAnswer,
} from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface ReservationsData extends Signed {
  readonly title: string;
  /** `yyyy-mm-dd`, or empty for all. */
  readonly day: string;
  /** What a post has done, by the address. */
  readonly done: string;
  readonly drives: DeskBookingsAnswer | undefined;
  readonly found: DeskReservationsAnswer | undefined;
  readonly refused?: DeskRefusal;
}

/** Test drives and reservations of a day; or those from today on, and the latest ones. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const value = (name: string, most: number) => (search.get(name) ?? '').slice(0, most);
  const day = value('day', 40);
  const [[drives, signed], reservations] = await Promise.all([
    askSigned(args, listDeskBookings, { query: { day, cursor: value('drives', 60) } }),
    askDesk(args, listDeskReservations, { query: { day, cursor: value('cursor', 60) } }),
  ]);
  const refused = 'refused' in drives ? drives.refused : 'refused' in reservations ? reservations.refused : undefined;
  const shown = {
    title: wordsOf(args.context.get(siteContext), deskWords)('bookings.title'),
    day,
    done: value('done', 20),
    ...signed,
    drives: 'answer' in drives ? drives.answer : undefined,
    found: 'answer' in reservations ? reservations.answer : undefined,
    ...(refused ? { refused } : {}),
  } satisfies ReservationsData;
  return refused ? data(shown, { status: refused.status }) : shown;
}
