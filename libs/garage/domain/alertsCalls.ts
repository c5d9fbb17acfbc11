import * as z from 'zod/mini';
import { doneAnswer } from '@forecourt/contracts/api';
import { defineCall } from '@forecourt/contracts/call';
import { ALERT_LIMITS } from '@forecourt/enquiry';
import { enquiryFault, fieldText, proofField, requiredText } from '@forecourt/enquiry/schema';
import { savedSearch, searchId, wantedSearches } from './savedSearch.js';
import { fault } from './words/worded.js';

const flag = z.boolean(enquiryFault('fault.boolean'));
const every = z.enum(['day', 'week'], fault('fault.every')).check(z.describe('How often new matches are sent.'));
const vehicleId = fieldText({ kind: 'text', max: 80, isRequired: true });
const consentVersion = requiredText(40).check(z.describe('Of the words that were ticked, as the page had them.'));

/** Token of the link in a subscriber’s own messages. */
const linkToken = z
  .string(fault('fault.once'))
  .check(
    z.regex(/^[\w-]{16}\.[\w-]{43}$/, fault('fault.link', { what: 'alerts' })),
    z.describe('Of the link under every message.'),
  );
const link = z.object({ token: linkToken });

const subscription = {
  prices: z.boolean(),
  matches: z.boolean(),
  every,
  searches: z.array(savedSearch),
};

const alertsView = z.object({
  ...subscription,
  vehicles: z.array(
    z.object({
      id: z.string(),
      title: z.optional(z.string()).check(z.describe('Absent where nothing is known of the vehicle any more.')),
      slug: z.optional(z.string()).check(z.describe('Absent where the site shows it no more.')),
    }),
  ),
  is_account: z.boolean().check(z.describe('Belongs to an account, whose page has the rest.')),
});
export type AlertsView = z.infer<typeof alertsView>;

const accountAlerts = z.object({
  ...subscription,
  by: z.enum(['mail', 'sms']).check(z.describe('How messages go: by mail where the account has an address.')),
});
export type AccountAlerts = z.infer<typeof accountAlerts>;

const alerts = { tags: ['alerts'] } as const;
const account = { tags: ['account'] } as const;
const REFUSALS = [403, 404, 409, 415, 422, 429] as const;

/** Messages to an address without an account (SAVE-07). */
export const requestAlerts = defineCall({
  ...alerts,
  method: 'POST',
  path: '/api/alerts',
  summary: 'Asks for messages about vehicles and searches: a mail with a link confirms it',
  description: 'The answer is the same for every address. No alerts are sent before the link is followed.',
  body: z.object({
    email: requiredText(254),
    vehicle_ids: z
      ._default(
        z
          .array(vehicleId)
          .check(z.maxLength(ALERT_LIMITS.vehicles, enquiryFault('fault.entries', { max: ALERT_LIMITS.vehicles }))),
        [],
      )
      .check(z.describe('Ids of vehicles that this site shows; others are left out.')),
    searches: z._default(wantedSearches, []),
    every: z.optional(every),
    agreed: z.literal(true, fault('fault.agreed')).check(z.describe('The words next to the checkbox.')),
    consent_version: consentVersion,
    homepage: z
      .optional(z.string(enquiryFault('fault.text')).check(z.maxLength(200)))
      .check(z.describe('Left empty by people.')),
    captcha_token: proofField,
  }),
  answer: z.object({ email: z.string().check(z.describe('The address in one writing.')) }),
  successes: { 202: '' },
  refusals: [...REFUSALS, 503],
});

/** Confirms an address by the link of its mail. */
export const confirmAlerts = defineCall({
  ...alerts,
  method: 'POST',
  path: '/api/alerts/confirm',
  summary: 'Confirms an address by the link of its mail',
  body: z.object({
    token: z
      .string(enquiryFault('fault.required'))
      .check(z.regex(/^[\w-]{43}$/, fault('fault.link', { what: 'confirm' }))),
  }),
  answer: link,
  refusals: REFUSALS,
});

/** What the holder of a link is notified of. */
export const readAlerts = defineCall({
  ...alerts,
  method: 'GET',
  path: '/api/alerts/current',
  summary: 'What the holder of a link is notified of',
  query: link,
  answer: alertsView,
  refusals: [404, 422, 429],
});

/** Changes what the holder of a link is notified of. */
export const changeAlerts = defineCall({
  ...alerts,
  method: 'POST',
  path: '/api/alerts/change',
  summary: 'Changes what the holder of a link is notified of',
  body: z.object({
    token: linkToken,
    prices: z.optional(flag).check(z.describe('Lower prices and sales of saved vehicles.')),
    matches: z.optional(flag).check(z.describe('New matches of saved searches.')),
    every: z.optional(every),
    remove_vehicle: z.optional(vehicleId),
    remove_search: z.optional(searchId),
  }),
  answer: alertsView,
  refusals: REFUSALS,
});

/** Stops all messages to the holder of a link. */
export const stopAlerts = defineCall({
  ...alerts,
  method: 'POST',
  path: '/api/alerts/unsubscribe',
  summary: 'Stops all messages to the holder of a link',
  description: 'As mail programs post it (RFC 8058). The answer is the same where they were stopped already.',
  query: link,
  answer: doneAnswer,
  refusals: REFUSALS,
});

/** What the account is notified of. */
export const readAccountAlerts = defineCall({
  ...account,
  method: 'GET',
  path: '/api/account/alerts',
  summary: 'What the account is notified of',
  answer: accountAlerts,
  refusals: [401, 404, 429],
});

/** Switches messages to the account on and off. */
export const changeAccountAlerts = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/alerts',
  summary: 'Switches messages to the account on and off',
  description: 'What is switched on needs the version of the words that were agreed to.',
  body: z.object({
    prices: z.optional(flag),
    matches: z.optional(flag),
    every: z.optional(every),
    consent_version: z.optional(consentVersion),
  }),
  answer: accountAlerts,
  refusals: [401, 403, 404, 409, 415, 422, 429],
});
