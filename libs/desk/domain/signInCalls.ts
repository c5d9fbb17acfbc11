import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { contextText, requiredText } from '@forecourt/enquiry/schema';
import { ADDRESS, deskPerson } from './deskFields.js';

const tags = ['desk'];
const refusals = [403, 404, 415, 422, 429];
const address = requiredText(ADDRESS).check(z.describe('E-mail address of one of the dealer’s people.'));

/** Who is signed in at the desk, or null, and what waits for them. */
export const readDesk = defineCall({
  method: 'GET',
  path: '/api/desk',
  summary: 'Who is at the desk, and what waits for them',
  tags,
  answer: z.object({
    person: z.nullable(deskPerson),
    waiting: z.optional(
      z.object({
        unread: z.int().check(z.describe('New leads that are not opened yet.')),
        calls: z.int().check(z.describe('Their own calls that are due.')),
      }),
    ),
    edits: z.optional(z.boolean()).check(z.describe('Whether they may change the website.')),
  }),
  refusals: [404, 429],
});
export type DeskAnswer = CallAnswer<typeof readDesk>;

/** Sends a code; the answer is the same for every address, known or not. */
export const requestDeskCode = defineCall({
  method: 'POST',
  path: '/api/desk/codes',
  summary: 'Sends a code to one of the dealer’s people',
  description:
    'The answer is the same for every address, known or not. The code is good only in the browser that requested it, ' +
    'which the answer’s cookie names.',
  tags,
  body: z.object({
    address,
    captcha_token: z
      .optional(contextText(4096))
      .check(z.describe('Proof of the site’s captcha service (`forms.captcha`); never stored.')),
  }),
  answer: z.object({ address: z.string(), resend_seconds: z.int() }),
  successes: { 202: '' },
  refusals,
});

/** Opens the desk with a code. */
export const openDesk = defineCall({
  method: 'POST',
  path: '/api/desk/session',
  summary: 'Opens the desk with a code',
  description: 'The session comes as a cookie that no script can read: 12 hours at most, one without a visit.',
  tags,
  body: z.object({ address, code: requiredText(20).check(z.describe('Six digits.')) }),
  answer: deskPerson,
  successes: { 201: '' },
  refusals,
});

/** Ends the session at the desk. */
export const leaveDesk = defineCall({
  method: 'POST',
  path: '/api/desk/sign-out',
  summary: 'Leaves the desk',
  description: 'The answer is the same for anyone who is not signed in.',
  tags,
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals,
});
