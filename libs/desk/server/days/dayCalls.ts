import { Refusal } from '@forecourt/contracts/api';
import {
  cancelDeskBooking,
  completeDeskReservation,
  listDeskBookings,
  listDeskReservations,
  releaseDeskReservation,
} from '@forecourt/desk/domain';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { atDesk } from '../access/atDesk.js';
import { deskPort } from '../deskPort.js';
import { worded } from '../words/worded.js';
import { bookingsOf } from './deskBookings.js';
import { reservationsOf } from './deskReservations.js';

type DecisionCall = typeof cancelDeskBooking | typeof completeDeskReservation | typeof releaseDeskReservation;

/** What the desk's days have: test drives and reservations, and what the dealer decides of them. */
export function dayCalls(service: ServiceContext): ServedCall[] {
  const { db, now, writesPerMinute } = service;
  const { decisions } = service.port(deskPort);
  const reads = { perMinute: 120 };
  const decide = (call: DecisionCall, deed: 'callOff' | 'complete' | 'release') =>
    serve(
      call,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        const isThere = await decisions[deed](sites, person, { id: params.id, key: body.key });
        if (!isThere) throw new Refusal(404, worded('nothing'));
        return { success: true } as const;
      },
      { perMinute: writesPerMinute * 3 },
    );
  return [
    serve(
      listDeskBookings,
      async ({ query, request }) => {
        const { sites, person } = await atDesk(service, request);
        return bookingsOf(db, sites, person, { ...query, now: now() });
      },
      reads,
    ),
    serve(
      listDeskReservations,
      async ({ query, request }) => {
        const { sites, person } = await atDesk(service, request);
        return reservationsOf(db, sites, person, query);
      },
      reads,
    ),
    decide(cancelDeskBooking, 'callOff'),
    decide(completeDeskReservation, 'complete'),
    decide(releaseDeskReservation, 'release'),
  ];
}
