import { z } from 'zod';
import { enquiryFault } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';

const token = z
  .string(fault('fault.once'))
  .regex(/^([\w-]{36}\.)?[\w-]{43}$/, fault('fault.link', { what: 'booking' }))
  .describe('Of the link that only the shopper has.');

const days = z.array(
  z.object({
    date: z.string().describe('`yyyy-mm-dd` at the place.'),
    times: z.array(z.string()).describe('`hh:mm` at the place.'),
  }),
);

/** Names a booking by its link. */
export const bookingToken = z.object({ token });

/** Body of `POST /api/bookings/move`. */
export const bookingMove = z.object({
  token,
  date_time: z
    .string(enquiryFault('fault.required'))
    .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, fault('fault.time'))
    .describe('One of the free times, local to the place.'),
});

/** A booked test drive, for the shopper who booked it. */
export const bookingView = z.object({
  reference: z.string().describe('What people call it by, for example "T-7K3M9QXA".'),
  state: z.enum(['booked', 'cancelled', 'past']),
  vehicle_slug: z.string(),
  vehicle_name: z.string(),
  starts_at: z.number().describe('Epoch milliseconds.'),
  minutes: z.int().describe('How long it takes.'),
  time_zone: z.string().describe('Of the place, for example "Australia/Brisbane".'),
  place: z.object({
    slug: z.string().optional().describe('Absent where the dealer no longer has it.'),
    name: z.string(),
    address: z.string(),
    phone: z.string().optional(),
  }),
  name: z.string().describe('Of the shopper.'),
  days: days.describe('Other times that are free; none where it cannot be moved any more.'),
  taken: days.optional().describe('Times that the place offers and that are booked, this one too.'),
});
export type BookingView = z.infer<typeof bookingView>;

/** Answer of `GET /api/account/bookings`: the test drives of an account's own addresses, each with its link. */
export const ownBookings = z.object({
  bookings: z.array(bookingView.omit({ days: true, taken: true, name: true }).extend({ token })),
});
export type OwnBookings = z.infer<typeof ownBookings>;
