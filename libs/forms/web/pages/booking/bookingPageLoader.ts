import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readBooking, type BookingView } from '@forecourt/forms/domain';
import { apiContext, isApiError, sendCall } from '@forecourt/runtime';
import { readSubject, type Subject } from '../subject.js';

export interface BookingData {
  /** Of the link; undefined where it is none of a booking. */
  token: string;
  /** `unknown`: no booking has this link. `failed`: it could not be read. */
  booking: BookingView | 'unknown' | 'failed';
  /** What was done a moment ago. */
  done: 'moved' | 'cancelled' | undefined;
  /** Its vehicle, while the site shows it. */
  subject?: Subject;
}

/** The booking of a link. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  const said = query.get('done');
  const done = said === 'moved' || said === 'cancelled' ? said : undefined;
  const answer = (booking: BookingData['booking'], status: number, subject?: Subject) =>
    data({ token, booking, done, ...(subject ? { subject } : {}) } satisfies BookingData, { status });
  if (token === '') return answer('unknown', 404);
  try {
    const booking = await sendCall(context.get(apiContext), readBooking, { query: { token } });
    return answer(booking, 200, await readSubject(args, booking.vehicle_slug));
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return answer('unknown', 404);
    console.warn('A booking could not be read.', error);
    return answer('failed', 503);
  }
}
