import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { enquiryFault } from '@forecourt/enquiry/schema';
import { freeDays } from './freeDays.js';
import { fault } from './words/worded.js';

const token = z
  .string(fault('fault.once'))
  .check(
    z.regex(/^([\w-]{36}\.)?[\w-]{43}$/, fault('fault.link')),
    z.describe('Of the link that only the shopper has.'),
  );

/** Names a booking by its link. */
export const bookingToken = z.object({ token });

/** A booked test drive, for the shopper who booked it. */
const bookingView = z.object({
  reference: z.string().check(z.describe('What people call it by, for example "T-7K3M9QXA".')),
  state: z.enum(['booked', 'cancelled', 'past']),
  vehicle_slug: z.string(),
  vehicle_name: z.string(),
  starts_at: z.number().check(z.describe('Epoch milliseconds.')),
  minutes: z.int().check(z.describe('How long it takes.')),
  time_zone: z.string().check(z.describe('Of the place, for example "Australia/Brisbane".')),
  place: z.object({
    slug: z.optional(z.string()).check(z.describe('Absent where the dealer no longer has it.')),
    name: z.string(),
    address: z.string(),
    phone: z.optional(z.string()),
  }),
  name: z.string().check(z.describe('Of the shopper.')),
  days: freeDays.check(z.describe('Other times that are free; none where it cannot be moved any more.')),
  taken: z.optional(freeDays).check(z.describe('Times that the place offers and that are booked, this one too.')),
});
export type BookingView = z.output<typeof bookingView>;

/** A booked test drive by its link (FORM-06, API-04). */
export const readBooking = defineCall({
  method: 'GET',
  path: '/api/bookings/current',
  summary: 'A booked test drive, and the times that it can be moved to',
  tags: ['bookings'],
  query: bookingToken,
  answer: bookingView,
  refusals: [404, 422, 429],
});

export const moveBooking = defineCall({
  method: 'POST',
  path: '/api/bookings/move',
  summary: 'Moves a test drive to another free time',
  description: 'A time that was taken meanwhile is answered 409, one that is not offered 422, with the next free.',
  tags: ['bookings'],
  body: z.object({
    token,
    date_time: z
      .string(enquiryFault('fault.required'))
      .check(
        z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, fault('fault.time')),
        z.describe('One of the free times, local to the place.'),
      ),
  }),
  answer: bookingView,
  refusals: [403, 404, 409, 415, 422, 429],
});

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel',
  summary: 'Gives a test drive up; its time is free at once',
  tags: ['bookings'],
  body: bookingToken,
  answer: bookingView,
  refusals: [403, 404, 409, 415, 422, 429],
});

/** Test drives of an account's own addresses (SAVE-07). */
export const listOwnBookings = defineCall({
  method: 'GET',
  path: '/api/account/bookings',
  summary: 'Test drives under the account’s own addresses, each with its link',
  tags: ['account'],
  answer: z.object({
    bookings: z.array(z.extend(z.omit(bookingView, { days: true, taken: true, name: true }), { token })),
  }),
  refusals: [401, 404, 429],
});
export type OwnBookings = CallAnswer<typeof listOwnBookings>;
