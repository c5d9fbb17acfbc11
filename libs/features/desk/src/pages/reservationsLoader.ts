import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeskReservationsAnswer } from '@forecourt/contracts/api';
import { askDesk, type DeskRefusal } from '../api/askDesk.js';
import { queryOf } from '../domain/leadFilters.js';

export interface ReservationsData {
  readonly title: string;
  /** `yyyy-mm-dd`, or empty for all. */
  readonly day: string;
  readonly found: DeskReservationsAnswer | undefined;
  readonly refused?: DeskRefusal;
}

/** Reservations of a day, or the latest ones. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const day = (search.get('day') ?? '').slice(0, 40);
  const query = queryOf({}, { day, cursor: (search.get('cursor') ?? '').slice(0, 60) });
  const outcome = await askDesk<DeskReservationsAnswer>(args, `/api/desk/reservations?${query}`);
  const common = { title: 'Reservations', day };
  if ('answer' in outcome) return { ...common, found: outcome.answer } satisfies ReservationsData;
  const { refused } = outcome;
  return data({ ...common, found: undefined, refused } satisfies ReservationsData, { status: refused.status });
}
