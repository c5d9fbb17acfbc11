import * as z from 'zod/mini';
import { doneAnswer } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { enquiryFault, fieldText, requiredText } from '@forecourt/enquiry/schema';

const carId = fieldText({ kind: 'text', max: 80, isRequired: true }).check(
  z.describe('Id of a vehicle that this site shows.'),
);
/** The calls name the shopper’s number (A7). */
const phoneNumber = requiredText(40).check(z.describe('That of the account.'));
const changeBody = z.object({ phone_number: phoneNumber, car_id: carId });

const watchlist = { tags: ['watchlist'] } as const;
const REFUSALS = [401, 403, 404, 409, 415, 422, 429] as const;

/** What the account saved, the latest first (SAVE-02). */
export const readWatchlist = defineCall({
  ...watchlist,
  method: 'GET',
  path: '/api/watchlist',
  summary: 'The shopper’s watchlist',
  answer: z.object({
    cars: z.array(
      z.object({
        id: z.string(),
        saved_at: z.string().check(z.describe('Moment, ISO 8601.')),
        title: z.optional(z.string()).check(z.describe('Absent where nothing is known of the vehicle any more.')),
        slug: z.optional(z.string()).check(z.describe('Absent where the site shows it no more.')),
      }),
    ),
  }),
  refusals: [401, 404],
});
export type WatchlistAnswer = CallAnswer<typeof readWatchlist>;

/** Saves a vehicle in the account (A7). */
export const saveCar = defineCall({
  ...watchlist,
  method: 'POST',
  path: '/api/watchlist/save-car',
  summary: 'Saves a vehicle',
  body: changeBody,
  answer: doneAnswer,
  refusals: REFUSALS,
});

/** Takes a vehicle off the list of the account (A7). */
export const removeCar = defineCall({
  ...watchlist,
  method: 'POST',
  path: '/api/watchlist/remove-car',
  summary: 'Takes a vehicle off the watchlist',
  description: 'One that is not on it is answered alike.',
  body: changeBody,
  answer: doneAnswer,
  refusals: REFUSALS,
});

/** Adds what a device kept before its shopper signed in. */
export const mergeCars = defineCall({
  ...watchlist,
  method: 'POST',
  path: '/api/watchlist/merge',
  summary: 'Adds what a device kept before its shopper signed in',
  description: 'Each vehicle once; those that the site does not show are left out.',
  body: z.object({
    phone_number: phoneNumber,
    car_ids: z.array(carId).check(z.maxLength(200, enquiryFault('fault.entries', { max: 200 }))),
  }),
  answer: doneAnswer,
  refusals: REFUSALS,
});
