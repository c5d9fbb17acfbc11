import { z } from 'zod';
import { contextText, enquiryBody, enquiryFault, optionalText, requiredText } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';
import { reservationBody, reservationView } from './reservations.js';
import { vehicleAnswer } from './stock.js';

const cents = z.int().describe('Whole cents of Australian dollars.');
const moment = z.number().describe('Epoch milliseconds.');
const savedStep = z.enum(['details', 'trade-in', 'payment', 'handover']);
const frequency = z.enum(['weekly', 'fortnightly', 'monthly', 'yearly']);
const words = z.record(z.string(), z.string());

/** Query of `GET /api/purchases/current` and of its PDF. */
export const purchaseQuery = z.object({
  vehicle: z._default(contextText(300), '').describe('Slug of a vehicle that this site shows.'),
  token: z
    .string()
    .regex(/^[\w-]{43}$/, fault('fault.link', { what: 'reservation' }))
    .optional()
    .describe('Of the link in the shopper’s mail; else the visitor’s cookie or account says whose purchase it is.'),
});

const person = {
  name: enquiryBody.shape.name,
  last_name: enquiryBody.shape.last_name,
  email: enquiryBody.shape.email,
  phone: reservationBody.shape.phone,
  message: enquiryBody.shape.message,
  opt_in: enquiryBody.shape.opt_in,
  opt_in_text: enquiryBody.shape.opt_in_text,
  opt_in_version: enquiryBody.shape.opt_in_version,
};
const asked = { vehicle_slug: requiredText(300).check(z.describe('Slug of a vehicle that this site shows.')) };

/** What an account is buying: a vehicle, and how far it has got. */
const ownPurchase = z.object({
  vehicle_slug: z.string(),
  vehicle_name: z.string(),
  step: z.enum([...savedStep.options, 'summary']).describe('The first that lacks its answer.'),
  deposit: reservationView.shape.state.optional().describe('State of its deposit, once it was begun.'),
  changed_at: moment,
});
export type OwnPurchase = z.infer<typeof ownPurchase>;

/** Answer of `GET /api/account/purchases`, the latest first. */
export const ownPurchases = z.object({ purchases: z.array(ownPurchase) });
export type OwnPurchases = z.infer<typeof ownPurchases>;

/** Body of `POST /api/purchases/details`; stores the lead. */
export const purchaseDetails = z.object({
  ...asked,
  ...person,
  homepage: enquiryBody.shape.homepage,
  url: enquiryBody.shape.url,
  user_agent: enquiryBody.shape.user_agent,
});
export type PurchaseDetails = z.infer<typeof purchaseDetails>;

/** Body of `POST /api/purchases/trade-in`. */
export const purchaseTradeIn = z.object({
  ...asked,
  choice: z
    .enum(['none', 'estimate', 'later'], enquiryFault('fault.oneOf', { values: 'none, estimate, later' }))
    .describe('"estimate" takes a valuation of this visitor over, "later" leaves it to a person.'),
  lead_id: optionalText(60).check(z.describe('Of the valuation, with "estimate".')),
});
export type PurchaseTradeIn = z.infer<typeof purchaseTradeIn>;

/** Body of `POST /api/purchases/payment`. */
export const purchasePayment = z.object({
  ...asked,
  choice: z.enum(['outright', 'finance'], enquiryFault('fault.oneOf', { values: 'outright, finance' })),
  years: z.number(fault('fault.years')).optional().describe('One of the site’s terms, with "finance".'),
  frequency: frequency.optional().describe('One of the site’s, with "finance".'),
  own_money: z
    .int(enquiryFault('fault.dollars'))
    .min(0, fault('fault.dollarsFrom'))
    .max(10_000_000, fault('fault.dollarsTo', { max: '10,000,000' }))
    .optional()
    .describe('Whole dollars in addition to the deposit and the trade-in, with "finance".'),
});
export type PurchasePayment = z.infer<typeof purchasePayment>;

/** Body of `POST /api/purchases/handover`. */
export const purchaseHandover = z.object({
  ...asked,
  choice: z.enum(['pick-up', 'delivery'], enquiryFault('fault.oneOf', { values: 'pick-up, delivery' })),
  location: optionalText(120).check(z.describe('Slug of the place, with "pick-up".')),
  postcode: optionalText(20).check(z.describe('Four digits, with "delivery".')),
  address: optionalText(200).check(z.describe('Street and suburb, with "delivery".')),
});
export type PurchaseHandover = z.infer<typeof purchaseHandover>;

/** Body of `POST /api/purchases/drafts`: what was typed into a step that is left before it is whole. */
export const purchaseDraft = z.object({
  ...asked,
  step: savedStep,
  values: z
    .record(z.string().regex(/^[a-z_]{1,40}$/, 'must be names of fields'), optionalText(4000))
    .refine((values) => Object.keys(values).length <= 20, 'can have at most 20 fields'),
});

/** Body of `POST /api/purchases/order`. */
export const purchaseOrder = z.object({
  ...asked,
  idempotency_key: enquiryBody.shape.idempotency_key,
  agreed: reservationBody.shape.agreed,
  balance_cents: z.int(fault('fault.cents')).describe('As the shopper read it: another one is refused with 409.'),
  url: enquiryBody.shape.url,
  user_agent: enquiryBody.shape.user_agent,
  captcha_token: enquiryBody.shape.captcha_token,
});
export type PurchaseOrder = z.infer<typeof purchaseOrder>;

const tradedCar = z.object({
  lead_id: z.string(),
  car: z.string().describe('For example "2019 Mazda CX-5".'),
  middle: z.number().optional().describe('Estimate, whole dollars; left out where a person values it.'),
  low: z.number().optional(),
  high: z.number().optional(),
  owing: z.number().optional().describe('Still owed on it, whole dollars.'),
});
export type TradedCarAnswer = z.infer<typeof tradedCar>;

const summaryLine = z.object({
  name: z.enum(['price', 'trade-in', 'owing', 'delivery', 'deposit', 'balance']),
  label: z.string(),
  cents: cents.describe('With its sign.'),
});

/** A purchase as its shopper sees it. */
export const purchaseView = z.object({
  vehicle: vehicleAnswer.shape.vehicle,
  state: z
    .enum(['open', 'taken', 'not-reservable', 'gate'])
    .describe('"taken" by another shopper, paid or about to be; "gate" where the site asks to sign in first.'),
  why: z.string().optional().describe('Why it cannot be bought online, where there is a reason to tell.'),
  free_at: moment.optional().describe('When a vehicle that is about to be paid for is free again, if it is not paid.'),
  key: z.string().describe('For `idempotency_key` of the order: sent twice it is one.'),
  deposit_cents: cents,
  reference: z.string().optional().describe('What people call the purchase by, once it is begun.'),
  said: z
    .object({
      details: z
        .object({
          name: z.string(),
          last_name: z.string().optional(),
          email: z.string(),
          phone: z.string(),
          message: z.string().optional(),
          opt_in: z.boolean(),
        })
        .optional(),
      'trade-in': z.object({ choice: z.enum(['none', 'estimate', 'later']), car: tradedCar.optional() }).optional(),
      payment: z
        .object({
          choice: z.enum(['outright', 'finance']),
          years: z.number().optional(),
          frequency: frequency.optional(),
          own_money: z.number().optional(),
        })
        .optional(),
      handover: z
        .object({
          choice: z.enum(['pick-up', 'delivery']),
          location: z.string().optional(),
          postcode: z.string().optional(),
          address: z.string().optional(),
          price_cents: cents.optional(),
          region: z.string().optional(),
        })
        .optional(),
    })
    .describe('What the shopper has said, by step.'),
  drafts: z
    .partialRecord(savedStep, words)
    .describe('What was typed into steps that were left before they were whole.'),
  trade_ins: z.array(tradedCar).describe('Valuations of this visitor that can be taken over.'),
  places: z.array(z.string()).describe('Slugs of the places where the vehicle can be picked up.'),
  amounts: z.array(summaryLine),
  balance_cents: cents,
  loan_deposit: z.number().describe('Whole dollars that a loan would have as its deposit.'),
  own: reservationView.optional().describe('The deposit of this purchase, once it was begun.'),
});
export type PurchaseView = z.infer<typeof purchaseView>;
