import { Refusal } from '@forecourt/contracts/api';
import { cancelBooking, listAppointments, listOwnBookings, moveBooking, readBooking } from '@forecourt/forms/domain';
import { accountsOn, callers, personOf } from '@forecourt/garage/server';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import type { AppointmentDay } from '@forecourt/site-config';
import { shownVehiclesPort } from '@forecourt/stock';
import { worded } from '../words/worded.js';
import { bookingsPort } from './bookings.js';

/** Free times for test drives, and booked ones by the link that only the shopper has (FORM-06, API-04). */
export function serveBookings(service: ServiceContext): readonly ServedCall[] {
  const { port, writesPerMinute } = service;
  const bookings = port(bookingsPort);
  const { signedIn } = callers(service);
  const vehicles = port(shownVehiclesPort);
  const writes = { perMinute: writesPerMinute };
  return [
    serve(
      listAppointments,
      async ({ site, query, reply }) => {
        const { vehicle } = await vehicles.bySlug(site, query.vehicle);
        void reply.header('cache-control', 'no-store');
        const { place, zone, days, taken } = await bookings.timesOf(site, vehicle);
        return { place, time_zone: zone, days: copied(days), taken: copied(taken) };
      },
      { perMinute: 120 },
    ),
    serve(
      readBooking,
      ({ site, query, reply }) => {
        void reply.header('cache-control', 'no-store');
        return known(bookings.byToken(site, query.token));
      },
      { perMinute: BOOKING_READS_PER_MINUTE },
    ),
    serve(
      listOwnBookings,
      async ({ site, request }) => {
        const account = await signedIn(accountsOn(site), request);
        return { bookings: await bookings.ofAccount(site, personOf(account)) };
      },
      { perMinute: 120, isPrivate: true },
    ),
    serve(moveBooking, ({ site, body }) => known(bookings.move(site, body.token, body.date_time)), writes),
    serve(cancelBooking, ({ site, body }) => known(bookings.cancel(site, body.token)), writes),
  ];
}

/** Looks at one booking that a visitor may take in a minute. */
export const BOOKING_READS_PER_MINUTE = 60;

/** What a link names. Throws the `Refusal` of a link that names nothing here. */
export async function known<Answer>(work: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await work;
  if (answer === undefined) throw new Refusal(404, worded('booking.none'));
  return answer;
}

const copied = (days: readonly AppointmentDay[]) => days.map(({ date, times }) => ({ date, times: [...times] }));
