import { z } from 'zod';
import { contextText, enquiryBody, enquiryFault, optionalText, requiredText } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';
import { vehicleAnswer } from './stock.js';

const token = z
  .string()
  .regex(/^[\w-]{43}$/, fault('fault.link', { what: 'reservation' }))
  .describe('Of the link that only the shopper has.');
const cents = z.int().describe('Whole cents of Australian dollars.');
const moment = z.number().describe('Epoch milliseconds.');

/** The state of a reservation, for the shopper who made it. */
export const reservationView = z.object({
  reference: z.string().describe('What people call it by, for example "R-7K3M-9QXA".'),
  token,
  state: z.enum(['pending-payment', 'held', 'released', 'refunded', 'completed', 'payment-failed', 'cancelled']),
  payment: z
    .enum(['none', 'open', 'declined', 'paid', 'refund-due', 'refunded', 'ended'])
    .describe('Of the deposit; "declined" can be tried again on the same page.'),
  vehicle_slug: z.string(),
  vehicle_name: z.string(),
  deposit_cents: cents,
  payable_until: moment,
  payment_url: z.string().optional().describe('The payment provider’s page, while the deposit can be paid.'),
  held_until: moment.optional(),
  name: z.string().describe('Of the shopper.'),
  email: z.string(),
});
export type ReservationView = z.infer<typeof reservationView>;

/** Answer of `GET /api/account/reservations`: those of an account's own addresses, each with its link. */
export const ownReservations = z.object({
  reservations: z.array(reservationView.omit({ name: true, email: true })),
});
export type OwnReservations = z.infer<typeof ownReservations>;

/** Query of `GET /api/reservations/offer`. */
export const reservationOfferQuery = z.object({
  vehicle: z._default(contextText(300), '').describe('Slug of a vehicle that this site shows.'),
});

/** Answer of `GET /api/reservations/offer`: what a shopper can do about a vehicle now. */
export const reservationOffer = z.object({
  vehicle: vehicleAnswer.shape.vehicle,
  state: z
    .enum(['open', 'taken', 'not-reservable', 'gate'])
    .describe('"taken" by another shopper, paid or about to be; "gate" where the site asks to sign in first.'),
  deposit_cents: cents,
  free_at: moment.optional().describe('When a vehicle that is about to be paid for is free again, if it is not paid.'),
  own: reservationView.optional().describe('This visitor’s own latest reservation of the vehicle.'),
  key: z.string().describe('For `idempotency_key`: sent twice it is one reservation.'),
});
export type ReservationOffer = z.infer<typeof reservationOffer>;

/** Body of `POST /api/reservations`. */
export const reservationBody = enquiryBody
  .pick({
    idempotency_key: true,
    name: true,
    last_name: true,
    email: true,
    message: true,
    opt_in: true,
    opt_in_text: true,
    opt_in_version: true,
    url: true,
    user_agent: true,
    homepage: true,
    captcha_token: true,
  })
  .extend({
    phone: enquiryBody.shape.phone.def.innerType.check(z.refine((value) => value !== '', enquiryFault('fault.empty'))),
    vehicle_slug: requiredText(300).check(z.describe('Slug of a vehicle that this site shows.')),
    agreed: z.literal(true, fault('fault.agreed')).describe('The site’s terms, ticked by the shopper.'),
    agreed_text: optionalText(500).check(z.describe('The words as they appeared next to the checkbox.')),
  });
export type ReservationBody = z.infer<typeof reservationBody>;

/** Query of `GET /api/reservations/current`, and body of `POST /api/reservations/cancel`. */
export const reservationToken = z.object({ token });

/** Answer of a payment provider's webhook: the notification was received. */
export const webhookAnswer = z.object({ received: z.literal(true) });
