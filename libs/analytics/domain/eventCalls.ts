import * as z from 'zod/mini';
import {
  eventsAnswer,
  eventsBody,
  phoneRevealAnswer,
  phoneRevealBody,
  viewAnswer,
  viewQuery,
} from '@forecourt/contracts/api';
import { defineCall } from '@forecourt/contracts/call';

const tags = ['events'];

/** Shows a number of the dealer in full, and counts that it was shown (VDP-18). */
export const revealPhone = defineCall({
  method: 'POST',
  path: '/api/phone-reveals',
  summary: 'Reveals a dealer’s number, and counts that it was requested',
  tags,
  body: phoneRevealBody,
  answer: phoneRevealAnswer,
  successes: { 201: '' },
  refusals: [403, 404, 410, 415, 422, 429],
});

/** Counts what shoppers did (API-03). Browsers send it as a beacon when a page is left. */
export const countEvents = defineCall({
  method: 'POST',
  path: '/api/events',
  summary: 'Counts what a shopper did, without anything about the shopper',
  description:
    'Browsers that say Do Not Track or Global Privacy Control are not counted, unless the site has it otherwise.',
  tags,
  body: eventsBody,
  answer: eventsAnswer,
  successes: { 202: '' },
  refusals: [403, 404, 415, 422, 429],
});

/** Counts a look at a vehicle's page (VDP-19). */
export const countView = defineCall({
  method: 'GET',
  path: '/api/cars/:slug/view.json',
  summary: 'Counts a look at a vehicle’s page, and says what is new',
  tags,
  params: z.object({ slug: z.string().check(z.maxLength(300)) }),
  query: viewQuery,
  answer: viewAnswer,
  refusals: [404, 410, 429],
});
