import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { deskReservationsRoute } from '@forecourt/contracts';
import { cancelDeskBooking, completeDeskReservation, releaseDeskReservation } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { askDesk, posted, unreadForm } from '../api/askDesk.js';
import { queryOf } from '../rules/leadFilters.js';

type DecisionCall = typeof cancelDeskBooking | typeof completeDeskReservation | typeof releaseDeskReservation;

/** The call of each decision. */
const CALLS: ReadonlyMap<string, DecisionCall> = new Map<string, DecisionCall>([
  ['call-off', cancelDeskBooking],
  ['complete', completeDeskReservation],
  ['release', releaseDeskReservation],
]);

/** What is decided of a test drive or a reservation; leads back to the day that was shown. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const act = posted(form, 'act');
  const id = posted(form, 'id');
  const call = CALLS.get(act);
  if (!call || id === '') return data(unreadForm(args), { status: 422 });
  const outcome = await askDesk(args, call, { params: { id }, body: { key: posted(form, 'key') } });
  if ('refused' in outcome) return data(outcome.refused, { status: outcome.refused.status });
  const day = (new URL(args.request.url).searchParams.get('day') ?? '').slice(0, 40);
  const page = args.context.get(siteContext).href(deskReservationsRoute) ?? '/';
  return redirect(`${page}?${queryOf({}, { day, done: act })}`, 303);
}
