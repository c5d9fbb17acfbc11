import { z } from 'zod';
import { fault } from '../words/worded.js';

/** Query of `GET /api/appointments`. */
export const appointmentQuery = z.object({
  vehicle: z.string(fault('fault.once')).min(1).max(300).describe('Slug of a vehicle that this site shows.'),
});

const days = z.array(
  z.object({
    date: z.string().describe('`yyyy-mm-dd` at the place.'),
    times: z.array(z.string()).describe('`hh:mm` at the place.'),
  }),
);

/** Answer of `GET /api/appointments`: when a test drive of a vehicle can be booked. */
export const appointmentAnswer = z.object({
  place: z.string().describe('Name of the place.'),
  time_zone: z.string().optional().describe('Of the place, for example "Australia/Brisbane".'),
  days,
  taken: days.optional().describe('Times that the place offers and that others have booked.'),
});
export type AppointmentAnswer = z.infer<typeof appointmentAnswer>;
