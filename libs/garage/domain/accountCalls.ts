import * as z from 'zod/mini';
import { accountShopper, doneAnswer, readAccount } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { enquiryFault, lineText, proofField, requiredText } from '@forecourt/enquiry/schema';
import { fault } from './words/worded.js';

const address = requiredText(254).check(z.describe('E-mail address, or Australian mobile number.'));
const code = requiredText(20).check(z.describe('Six digits, as the message has them.'));
const codeBody = z.object({ address, captcha_token: proofField });
const codeTryBody = z.object({ address, code });

/** The same for every address, known or not. */
const codeAnswer = z.object({
  by: z.enum(['mail', 'sms']).check(z.describe('How the code goes.')),
  address: z.string().check(z.describe('The address in one writing.')),
  resend_seconds: z.int().check(z.describe('Seconds until another one may be requested.')),
});
export type CodeAnswer = z.infer<typeof codeAnswer>;

const account = { tags: ['account'] } as const;
const REFUSALS = [401, 403, 404, 415, 422, 429] as const;

export { readAccount };

/** Sends a code to sign in with. */
export const requestCode = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/codes',
  summary: 'Sends a code to sign in with',
  description:
    'The answer is the same for every address, known or not. The code is good only in the browser that ' +
    'requested it, which the answer’s cookie names.',
  body: codeBody,
  answer: codeAnswer,
  successes: { 202: '' },
  refusals: [...REFUSALS, 503],
});

/** Signs in with a code. */
export const signIn = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/session',
  summary: 'Signs in with a code',
  description: 'The first time makes the account. The session comes as a cookie that no script can read.',
  body: codeTryBody,
  answer: accountShopper,
  successes: { 201: '' },
  refusals: REFUSALS,
});

/** Changes the name of the account. */
export const changeProfile = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/profile',
  summary: 'Changes the name',
  body: z.object({ name: lineText(80) }),
  answer: accountShopper,
  refusals: REFUSALS,
});

/** Sends a code to a further address of the account. */
export const requestAddressCode = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/address-codes',
  summary: 'Sends a code to a new e-mail address or mobile number of the account',
  body: codeBody,
  answer: codeAnswer,
  successes: { 202: '' },
  refusals: [...REFUSALS, 503],
});

/** Gives the account an address that a code proves. */
export const changeAddress = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/address',
  summary: 'Gives the account an address that a code proves',
  description: 'Sessions on other devices end. An account that has this address alone becomes part of this one.',
  body: codeTryBody,
  answer: accountShopper,
  refusals: [...REFUSALS, 409],
});

/** Signs out, here or everywhere. */
export const signOut = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Signs out, here or everywhere',
  description: 'The answer is the same for anyone who is not signed in.',
  body: z.object({
    everywhere: z._default(z.boolean(enquiryFault('fault.boolean')), false).check(z.describe('On all devices.')),
  }),
  answer: doneAnswer,
  refusals: REFUSALS,
});

/** Erases the account. */
export const deleteAccount = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Erases the account with its watchlist and its sessions',
  description: 'Enquiries were sent to the dealer and stay with them.',
  body: z.object({ confirm: z.literal(true, fault('fault.tick')) }),
  answer: doneAnswer,
  refusals: REFUSALS,
});

/** What the shopper sent to this site. */
export const listOwnEnquiries = defineCall({
  ...account,
  method: 'GET',
  path: '/api/account/enquiries',
  summary: 'What was sent to this site under the account’s own addresses',
  answer: z.object({
    enquiries: z.array(
      z.object({
        id: z.string(),
        category: z.string(),
        sent_at: z.string().check(z.describe('Moment, ISO 8601.')),
        vehicle: z
          .optional(z.object({ title: z.string(), slug: z.string() }))
          .check(z.describe('Absent where the site shows it no more.')),
      }),
    ),
  }),
  refusals: [401, 404],
});
export type OwnEnquiriesAnswer = CallAnswer<typeof listOwnEnquiries>;
