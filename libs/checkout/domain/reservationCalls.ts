import * as z from 'zod/mini';
import { vehicleSchema as vehicle } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer, type CallPart } from '@forecourt/contracts/call';
import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import {
  consentFields,
  contextText,
  enquiryFault,
  fieldText,
  optionalText,
  requiredText,
  senderFields,
} from '@forecourt/enquiry/schema';
import { RESERVATION_STATES } from './states.js';
import { fault } from './words/worded.js';

const token = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, fault('fault.link')), z.describe('Of the link that only the shopper has.'));
const cents = z.int().check(z.describe('Whole cents of Australian dollars.'));
const moment = z.number().check(z.describe('Epoch milliseconds.'));
const tags = ['reservations'] as const;

const ofDeposit = {
  reference: z.string().check(z.describe('What people call it by, for example "R-7K3M-9QXA".')),
  token,
  state: z.enum(RESERVATION_STATES),
  payment: z
    .enum(['none', 'open', 'declined', 'paid', 'refund-due', 'refunded', 'ended'])
    .check(z.describe('Of the deposit; "declined" can be tried again on the same page.')),
  vehicle_slug: z.string(),
  vehicle_name: z.string(),
  deposit_cents: cents,
  payable_until: moment,
  payment_url: z.optional(z.string()).check(z.describe('The payment provider’s page, while the deposit can be paid.')),
  held_until: z.optional(moment),
};

/** The state of a reservation, for the shopper who made it. */
export const reservationView = z.object({
  ...ofDeposit,
  name: z.string().check(z.describe('Of the shopper.')),
  email: z.string(),
});
export type ReservationView = z.infer<typeof reservationView>;

/** Reservations of an account's own addresses, each with its link (SAVE-07). */
export const listOwnReservations = defineCall({
  method: 'GET',
  path: '/api/account/reservations',
  summary: 'Reservations under the account’s own addresses, each with its link',
  tags: ['account'],
  answer: z.object({ reservations: z.array(z.object(ofDeposit)) }),
  refusals: [401, 404, 429],
});
export type OwnReservations = CallAnswer<typeof listOwnReservations>;

/** What a shopper can do about a vehicle now (BUY-02). */
export const readReservationOffer = defineCall({
  method: 'GET',
  path: '/api/reservations/offer',
  summary: 'What a shopper can do about a vehicle: reserve it, or see the state of their own reservation',
  tags,
  query: z.object({
    vehicle: z._default(contextText(300), '').check(z.describe('Slug of a vehicle that this site shows.')),
  }),
  answer: z.object({
    vehicle,
    state: z
      .enum(['open', 'taken', 'not-reservable', 'gate'])
      .check(
        z.describe('"taken" by another shopper, paid or about to be; "gate" where the site asks to sign in first.'),
      ),
    deposit_cents: cents,
    free_at: z
      .optional(moment)
      .check(z.describe('When a vehicle that is about to be paid for is free again, if it is not paid.')),
    own: z.optional(reservationView).check(z.describe('This visitor’s own latest reservation of the vehicle.')),
    key: z.string().check(z.describe('For `idempotency_key`: sent twice it is one reservation.')),
  }),
  refusals: [404, 410, 429],
});
export type ReservationOffer = CallAnswer<typeof readReservationOffer>;

/** Fields of a shopper that a reservation and a purchase share. */
export const shopperFields = {
  name: senderFields.name,
  last_name: z.optional(fieldText(ENQUIRY_FIELDS.last_name)),
  email: senderFields.email,
  message: z
    .optional(fieldText(ENQUIRY_FIELDS.message))
    .check(z.describe('Required unless the site’s option says otherwise.')),
  ...consentFields,
};
/** A deposit is talked about by phone, so it cannot be left out. */
export const requiredPhone = fieldText(ENQUIRY_FIELDS.phone).check(
  z.refine((value) => value !== '', enquiryFault('fault.empty')),
);
export const agreedField = z
  .literal(true, fault('fault.agreed'))
  .check(z.describe('The site’s terms, ticked by the shopper.'));
export const captchaField = z
  .optional(contextText(4096))
  .check(z.describe('Proof of the site’s captcha service (`forms.captcha`); never stored.'));
/** Slug of the vehicle that a body is about. */
export const vehicleField = requiredText(300).check(z.describe('Slug of a vehicle that this site shows.'));

/**
 * Reserves a vehicle (BUY-01). Requests with the same key are compared by a hash of their fields in this order: add new
 * ones last.
 */
export const reserveVehicle = defineCall({
  method: 'POST',
  path: '/api/reservations',
  summary: 'Reserves a vehicle until its deposit is paid',
  description:
    'The same key with the same words is one reservation, however often it arrives. Of several at ' +
    'once one holds the vehicle, the others are answered 409. Who has two that wait for their deposit, by ' +
    'e-mail address, phone, browser or network, is answered 429.',
  tags,
  body: z.object({
    idempotency_key: senderFields.idempotency_key,
    ...shopperFields,
    url: senderFields.url,
    user_agent: senderFields.user_agent,
    homepage: senderFields.homepage,
    captcha_token: captchaField,
    phone: requiredPhone,
    vehicle_slug: vehicleField,
    agreed: agreedField,
    agreed_text: optionalText(500).check(z.describe('The words as they appeared next to the checkbox.')),
  }),
  answer: reservationView,
  successes: {
    200: 'Known already, by its key or by the visitor.',
    201: 'The vehicle waits for the deposit, which is paid at `payment_url`.',
  },
  refusals: [403, 404, 409, 410, 415, 422, 429, 502],
});
export type ReservationBody = CallPart<typeof reserveVehicle, 'body'>;

/** The state of a reservation, by its link. */
export const readReservation = defineCall({
  method: 'GET',
  path: '/api/reservations/current',
  summary: 'State of a reservation, by the token of its link',
  tags,
  query: z.object({ token }),
  answer: reservationView,
  refusals: [404, 422, 429],
});

/** Gives a reservation up (BUY-04). */
export const cancelReservation = defineCall({
  method: 'POST',
  path: '/api/reservations/cancel',
  summary: 'Gives a reservation up; a deposit that was paid goes back',
  tags,
  body: z.object({ token }),
  answer: reservationView,
  refusals: [403, 404, 415, 422, 429, 502],
});
