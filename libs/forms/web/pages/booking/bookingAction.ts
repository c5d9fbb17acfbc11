import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { bookingRoute } from '@forecourt/contracts';
import { cancelBooking, moveBooking } from '@forecourt/forms/domain';
import { apiContext, isApiError, recordOf, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { postedText } from '../takePosted.js';
import { formsWords } from '../../words/formsWords.js';

/** Why a change was refused, and the time that was wanted. */
export interface BookingRefusal {
  dateTime: string;
  message: string;
  /** Whether it is about the chosen time. */
  isOfTime: boolean;
}

/** Moves or cancels a booking. The form posts itself, with script and without. */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const form = await request.formData();
  const isCancelling = form.get('act') === 'cancel';
  const [day, time] = [postedText(form, 'day'), postedText(form, 'time')];
  const dateTime = day === undefined ? '' : `${day}${time === undefined ? '' : `T${time}`}`;
  const refuse = (status: number, message: string, isOfTime: boolean) =>
    data({ dateTime, message, isOfTime } satisfies BookingRefusal, { status });
  if (!isCancelling && !(day && time)) return refuse(422, say('needed.dayAndTime'), true);
  try {
    const api = context.get(apiContext);
    if (isCancelling) await sendCall(api, cancelBooking, { body: { token } });
    else await sendCall(api, moveBooking, { body: { token, date_time: dateTime } });
  } catch (error) {
    const status = isApiError(error) && error.status < 500 ? error.status : 503;
    const { message, fields } = recordOf(recordOf(isApiError(error) ? error.body : undefined)['error']);
    const isSpoken = status < 500 && typeof message === 'string';
    return refuse(status, isSpoken ? message : say('booking.unchanged'), Array.isArray(fields) && fields.length > 0);
  }
  const page = site.href(bookingRoute) ?? '/';
  const query = new URLSearchParams({ token, done: isCancelling ? 'cancelled' : 'moved' });
  return redirect(`${page}?${query.toString()}`, 303);
}
