import * as z from 'zod/mini';
import { fieldText } from '@forecourt/enquiry/schema';
import { fault } from './words/worded.js';

/** Longest email address. */
export const ADDRESS = 254;

/** What is written about a lead, and to its shopper. */
export const NOTE_TEXT = { kind: 'text', max: 4000, isRequired: true } as const;
export const REPLY_SUBJECT = { kind: 'line', max: 150, isRequired: true } as const;

export const text = z.string();
export const moment = z.string().check(z.describe('Moment, ISO 8601.'));
/** A value of a query or a body, one line at most. */
export const filterText = (max: number) => fieldText({ kind: 'line', max });

/** The reason of a choice that is none of these names. */
export const either = (...names: readonly string[]) =>
  fault('fault.either', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

export function isDay(value: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  // a day too many in a short month is read as one of the next
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

/** A day of the site’s zone, or nothing. */
export const day = z
  ._default(filterText(10), '')
  .check(z.refine((value) => value === '' || (isDay(value) && value >= '1970' && value < '2200'), fault('fault.day')));

export const cursor = z._default(filterText(60), '').check(
  // a moment of thirteen digits at most: the database knows no later year than those can say
  z.refine((value) => value === '' || /^\d{1,13}\.[0-9a-f-]{1,40}$/.test(value), 'must be `next` of an earlier answer'),
  z.describe('`next` of the answer before.'),
);

/** What is done under a key is done once. */
export const key = z.guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') });

export const siteMark = z
  .optional(z.string())
  .check(z.describe('Host name of the site in another language that it came from; absent for the desk’s own.'));

export const deskPerson = z.object({ name: text, email: text });

export const sendState = z
  .enum(['waiting', 'sent', 'stored', 'dead'])
  .check(z.describe('`stored`: there is no way out, so that it was stored and not sent.'));

export const deskWarnings = z
  .optional(z.array(text))
  .check(z.describe('What the dealer’s people must know: files or feeds that are not in use as they should be.'));

/** Refusals of every call behind the sign-in, and of those that change something. */
export const READS = [401, 403, 404, 422, 429] as const;
export const WRITES = [401, 403, 404, 415, 422, 429] as const;
