import { z } from 'zod';
import { ALERT_LIMITS } from '@forecourt/enquiry';
import { enquiryBody, enquiryFault, fieldText, requiredText } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';

const flag = z.boolean(enquiryFault('fault.boolean'));
const every = z
  .enum(['day', 'week'], fault('fault.either', { first: '"day"', last: '"week"' }))
  .describe('How often new matches are sent.');
const href = requiredText(ALERT_LIMITS.href).check(z.describe('Path and query of a listing of this site.'));
const searchId = z.string(enquiryFault('fault.text')).regex(/^[\w-]{16}$/, 'must be the id of a saved search');

/** A search as a page saves it: where it is, and how it reads. */
export const savedSearchBody = z.object({ href, text: requiredText(ALERT_LIMITS.words) });

const searches = z
  .array(savedSearchBody)
  .max(ALERT_LIMITS.searches, enquiryFault('fault.entries', { max: ALERT_LIMITS.searches }));

const consentVersion = requiredText(40).check(z.describe('Of the words that were ticked, as the page had them.'));

/** Body of `POST /api/alerts`: what an address subscribes to. */
export const alertsBody = z.object({
  email: requiredText(254),
  vehicle_ids: z
    .array(fieldText({ kind: 'text', max: 80, isRequired: true }))
    .max(ALERT_LIMITS.vehicles, enquiryFault('fault.entries', { max: ALERT_LIMITS.vehicles }))
    .default([])
    .describe('Ids of vehicles that this site shows; others are left out.'),
  searches: searches.default([]),
  every: every.optional(),
  agreed: z.literal(true, fault('fault.agreed')).describe('The words next to the checkbox.'),
  consent_version: consentVersion,
  homepage: z.string(enquiryFault('fault.text')).max(200).optional().describe('Left empty by people.'),
  captcha_token: enquiryBody.shape.captcha_token,
});

/** Answer of `POST /api/alerts`: the same for every address. */
export const alertsAnswer = z.object({ email: z.string().describe('The address in one writing.') });

/** Token of the link in a subscriber's own messages. */
const linkToken = z
  .string(fault('fault.once'))
  .regex(/^[\w-]{16}\.[\w-]{43}$/, fault('fault.link', { what: 'alerts' }))
  .describe('Of the link under every message.');

/** Body of `POST /api/alerts/confirm`. */
export const alertsConfirmBody = z.object({
  token: z.string(enquiryFault('fault.required')).regex(/^[\w-]{43}$/, fault('fault.link', { what: 'confirm' })),
});
export const alertsConfirmAnswer = z.object({ token: linkToken });

export const alertsLink = z.object({ token: linkToken });

/** Body of `POST /api/alerts/change`. */
export const alertsChangeBody = z.object({
  token: linkToken,
  prices: flag.optional().describe('Lower prices and sales of saved vehicles.'),
  matches: flag.optional().describe('New matches of saved searches.'),
  every: every.optional(),
  remove_vehicle: z.optional(fieldText({ kind: 'text', max: 80, isRequired: true })),
  remove_search: searchId.optional(),
});

const subscription = {
  prices: z.boolean(),
  matches: z.boolean(),
  every,
  searches: z.array(z.object({ id: z.string(), href: z.string(), text: z.string() })),
};

/** Answer of `GET /api/alerts/current`. */
export const alertsView = z.object({
  ...subscription,
  vehicles: z.array(
    z.object({
      id: z.string(),
      title: z.string().optional().describe('Absent where nothing is known of the vehicle any more.'),
      slug: z.string().optional().describe('Absent where the site shows it no more.'),
    }),
  ),
  is_account: z.boolean().describe('Belongs to an account, whose page has the rest.'),
});
export type AlertsView = z.infer<typeof alertsView>;

/** Answer of `GET /api/account/alerts`. */
export const accountAlerts = z.object({
  ...subscription,
  by: z.enum(['mail', 'sms']).describe('How messages go: by mail where the account has an address.'),
});
export type AccountAlerts = z.infer<typeof accountAlerts>;

/** Body of `POST /api/account/alerts`. What is switched on needs the words that were agreed to. */
export const accountAlertsBody = z.object({
  prices: flag.optional(),
  matches: flag.optional(),
  every: every.optional(),
  consent_version: z.optional(consentVersion),
});

/** Body of `POST /api/account/searches`: one search, or those that a device kept before its shopper signed in. */
export const accountSearchesBody = z.object({ searches });

/** Body of `POST /api/account/searches/remove`. */
export const accountSearchBody = z.object({ id: searchId });

/** Answer of `GET /api/account/searches`. */
export const accountSearches = z.object({ searches: subscription.searches });
export type AccountSearches = z.infer<typeof accountSearches>;
