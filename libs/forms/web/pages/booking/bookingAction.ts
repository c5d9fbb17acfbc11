import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { bookingRoute } from '@forecourt/contracts';
import { cancelBooking, moveBooking } from '@forecourt/forms/domain';
import { apiContext, isApiError, refusalIn, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { moveFaults } from '../../rules/booking.js';
import { formsWords } from '../../words/formsWords.js';

/** Moves or cancels a booking. */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const form = await request.formData();
  const isCancelling = form.get('act') === 'cancel';
  const values = postedValues(form, [{ name: 'day' }, { name: 'time' }]);
  const refuse = (status: number, answer: FormAnswer) =>
    data({ ...(isCancelling ? {} : { step: 'move', values }), ...answer } satisfies FormAnswer, { status });
  const errors = moveFaults(values, say);
  if (!isCancelling && Object.keys(errors).length > 0) return refuse(422, { errors });
  try {
    const api = context.get(apiContext);
    if (isCancelling) await sendCall(api, cancelBooking, { body: { token } });
    else await sendCall(api, moveBooking, { body: { token, date_time: `${values['day']}T${values['time']}` } });
  } catch (error) {
    const status = isApiError(error) && error.status < 500 ? error.status : 503;
    const refusal = refusalIn(error);
    const text = status < 500 && refusal ? refusal.message : say('booking.unchanged');
    const isOfTime = !isCancelling && refusal !== undefined && refusal.fields.length > 0;
    return refuse(status, isOfTime ? { errors: { time: text } } : { message: text });
  }
  const page = site.href(bookingRoute) ?? '/';
  const query = new URLSearchParams({ token, done: isCancelling ? 'cancelled' : 'moved' });
  return redirect(`${page}?${query.toString()}`, 303);
}
