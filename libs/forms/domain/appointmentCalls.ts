import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { freeDays } from './freeDays.js';
import { fault } from './words/worded.js';

/** When a test drive of a vehicle can be booked (FORM-06). */
export const listAppointments = defineCall({
  method: 'GET',
  path: '/api/appointments',
  summary: 'Free times for a test drive of a vehicle',
  tags: ['site'],
  query: z.object({
    vehicle: z
      .string(fault('fault.once'))
      .check(z.minLength(1), z.maxLength(300), z.describe('Slug of a vehicle that this site shows.')),
  }),
  answer: z.object({
    place: z.string().check(z.describe('Name of the place.')),
    time_zone: z.optional(z.string()).check(z.describe('Of the place, for example "Australia/Brisbane".')),
    days: freeDays,
    taken: z.optional(freeDays).check(z.describe('Times that the place offers and that others have booked.')),
  }),
  refusals: [404, 410, 422, 429],
});
export type AppointmentAnswer = CallAnswer<typeof listAppointments>;
