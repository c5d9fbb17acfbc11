import { z } from 'zod';
import { enquiryBody, enquiryFault, fieldText, lineText, requiredText } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';

const ADDRESS = 254;
const address = requiredText(ADDRESS).check(z.describe('E-mail address, or Australian mobile number.'));
const code = requiredText(20).check(z.describe('Six digits, as the message has them.'));

/** Body of `POST /api/account/codes`. */
export const codeBody = z.object({ address, captcha_token: enquiryBody.shape.captcha_token });

/** Answer to a request for a code: the same for every address, known or not. */
export const codeAnswer = z.object({
  by: z.enum(['mail', 'sms']).describe('How the code goes.'),
  address: z.string().describe('The address in one writing.'),
  resend_seconds: z.int().describe('Seconds until another one may be requested.'),
});
export type CodeAnswer = z.infer<typeof codeAnswer>;

/** Body of `POST /api/account/session` and of `POST /api/account/address`. */
export const codeTryBody = z.object({ address, code });

/** A shopper with an account, as they themselves may see it. */
export const accountShopper = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable().describe('As in E.164: `+61412345678`.'),
});
export type AccountShopper = z.infer<typeof accountShopper>;

/** Answer of `GET /api/account`: who is signed in, or null. */
export const accountAnswer = z.object({ shopper: accountShopper.nullable() });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Body of `POST /api/account/profile`. */
export const profileBody = z.object({ name: lineText(80) });

/** Body of `POST /api/account/sign-out`. */
export const signOutBody = z.object({
  everywhere: z.boolean(enquiryFault('fault.boolean')).default(false).describe('On all devices.'),
});

/** Body of `POST /api/account/delete`. */
export const deleteAccountBody = z.object({
  confirm: z.literal(true, fault('fault.tick')),
});

/** An answer that says only that it was done. */
export const doneAnswer = z.object({ success: z.literal(true) });

/** What a shopper sent to this site. */
export const ownEnquiriesAnswer = z.object({
  enquiries: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      sent_at: z.string().describe('Moment, ISO 8601.'),
      vehicle: z
        .object({ title: z.string(), slug: z.string() })
        .optional()
        .describe('Absent where the site shows it no more.'),
    }),
  ),
});
export type OwnEnquiriesAnswer = z.infer<typeof ownEnquiriesAnswer>;

const carId = fieldText({ kind: 'text', max: 80, isRequired: true }).check(
  z.describe('Id of a vehicle that this site shows.'),
);
const phoneNumber = requiredText(40).check(z.describe('That of the account.'));

/** Body of `POST /api/watchlist/save-car` and of `POST /api/watchlist/remove-car` (A7). */
export const watchlistBody = z.object({ phone_number: phoneNumber, car_id: carId });

/** Body of `POST /api/watchlist/merge`: what a device kept before its shopper signed in. */
export const watchlistMergeBody = z.object({
  phone_number: phoneNumber,
  car_ids: z.array(carId).max(200, enquiryFault('fault.entries', { max: 200 })),
});

/** Answer of `GET /api/watchlist`. */
export const watchlistAnswer = z.object({
  cars: z.array(
    z.object({
      id: z.string(),
      saved_at: z.string().describe('Moment, ISO 8601.'),
      title: z.string().optional().describe('Absent where nothing is known of the vehicle any more.'),
      slug: z.string().optional().describe('Absent where the site shows it no more.'),
    }),
  ),
});
export type WatchlistAnswer = z.infer<typeof watchlistAnswer>;
