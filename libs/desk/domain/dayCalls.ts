import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { cursor, day, filterText, key, moment, READS, siteMark, text } from './deskFields.js';

const tags = ['desk'];

export const bookingState = z.enum(['booked', 'cancelled', 'past']);

/** A test drive at the desk. */
export const deskBooking = z.object({
  id: text,
  reference: text,
  site: siteMark,
  lead: z.string().check(z.describe('Id of the lead that it was made with.')),
  day: z.string().check(z.describe('As the clocks of its place have it.')),
  starts_at: moment,
  minutes: z.int(),
  time_zone: z.string().check(z.describe('Of its place.')),
  state: bookingState,
  vehicle: text,
  place: text,
  name: text,
  email: text,
  phone: text,
  key: z.string().check(z.describe('For `key` of its cancellation: sent twice it is one.')),
});

/** A reservation at the desk. */
export const deskReservation = z.object({
  id: text,
  reference: text,
  site: siteMark,
  day: z.string().check(z.describe('When it was made, as the site’s clocks have it.')),
  created_at: moment,
  state: text,
  payment: z.optional(text),
  deposit_cents: z.int(),
  held_until: z.optional(moment),
  vehicle: text,
  stocknum: text,
  place: z.optional(text),
  name: text,
  email: text,
  phone: text,
  key: z.optional(text).check(z.describe('Of one that is held: for `key` of its end.')),
});

/** Test drives of the day, or from today on. */
export const listDeskBookings = defineCall({
  method: 'GET',
  path: '/api/desk/bookings',
  summary: 'Booked test drives of a day, or from today on',
  tags,
  query: z.object({ day, cursor }),
  answer: z.object({ bookings: z.array(deskBooking), next: z.optional(text) }),
  refusals: READS,
});
export type DeskBookingsAnswer = CallAnswer<typeof listDeskBookings>;

export const listDeskReservations = defineCall({
  method: 'GET',
  path: '/api/desk/reservations',
  summary: 'Reservations, the newest first',
  tags,
  query: z.object({ day, cursor }),
  answer: z.object({ reservations: z.array(deskReservation), next: z.optional(text) }),
  refusals: READS,
});
export type DeskReservationsAnswer = CallAnswer<typeof listDeskReservations>;

/** What all decisions have: of a booking or a reservation, done once for each key. */
const decision = {
  method: 'POST',
  tags,
  params: z.object({ id: filterText(60).check(z.describe('Its `id` in the list.')) }),
  body: z.object({ key: key.check(z.describe('Its `key` in the list.')) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [401, 403, 404, 409, 415, 422, 429],
} as const;

export const cancelDeskBooking = defineCall({
  ...decision,
  path: '/api/desk/bookings/:id/cancel',
  summary: 'Calls a test drive off',
  description: 'Its time is free at once, and the shopper is notified by email. Once for each key.',
});

export const completeDeskReservation = defineCall({
  ...decision,
  path: '/api/desk/reservations/:id/complete',
  summary: 'Says that a reserved vehicle was bought',
  description:
    'The deposit stays, the vehicle stays reserved until its stock says sold. The shopper is notified by email. ' +
    'Once for each key.',
});

export const releaseDeskReservation = defineCall({
  ...decision,
  path: '/api/desk/reservations/:id/release',
  summary: 'Lets a reserved vehicle go before its time',
  description: 'The deposit goes back, and the shopper is notified by email. Once for each key.',
});
