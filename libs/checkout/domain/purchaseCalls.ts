import * as z from 'zod/mini';
import { vehicleSchema as vehicle } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer, type CallPart } from '@forecourt/contracts/call';
import { contextText, enquiryFault, optionalText, senderFields } from '@forecourt/enquiry/schema';
import { SAVED_STEPS } from './purchase/steps.js';
import {
  agreedField,
  captchaField,
  requiredPhone,
  reservationView,
  shopperFields,
  vehicleField,
} from './reservationCalls.js';
import { fault } from './words/worded.js';

const cents = z.int().check(z.describe('Whole cents of Australian dollars.'));
const moment = z.number().check(z.describe('Epoch milliseconds.'));
const frequency = z.enum(['weekly', 'fortnightly', 'monthly', 'yearly']);
const savedStep = z.enum(SAVED_STEPS);
const words = z.record(z.string(), z.string());
const tags = ['purchases'] as const;
const refusals = [403, 404, 409, 410, 415, 422, 429] as const;
const about = { vehicle_slug: vehicleField };
const saved = z.object({ saved: z.literal(true) });

/** Vehicles that an account is buying online, the latest first (SAVE-07). */
export const listOwnPurchases = defineCall({
  method: 'GET',
  path: '/api/account/purchases',
  summary: 'Vehicles that the account is buying online, and how far it has got',
  tags: ['account'],
  answer: z.object({
    purchases: z.array(
      z.object({
        vehicle_slug: z.string(),
        vehicle_name: z.string(),
        step: z.enum([...SAVED_STEPS, 'summary']).check(z.describe('The first that lacks its answer.')),
        deposit: z.optional(reservationView.shape.state).check(z.describe('State of its deposit, once it was begun.')),
        changed_at: moment,
      }),
    ),
  }),
  refusals: [401, 404, 429],
});
export type OwnPurchases = CallAnswer<typeof listOwnPurchases>;
export type OwnPurchase = OwnPurchases['purchases'][number];

/** Which purchase of a visitor is read or printed. */
export const purchaseQuery = z.object({
  vehicle: z._default(contextText(300), '').check(z.describe('Slug of a vehicle that this site shows.')),
  token: z
    .optional(z.string().check(z.regex(/^[\w-]{43}$/, fault('fault.link'))))
    .check(
      z.describe('Of the link in the shopper’s mail; else the visitor’s cookie or account says whose purchase it is.'),
    ),
});

const tradedCar = z.object({
  lead_id: z.string(),
  car: z.string().check(z.describe('For example "2019 Mazda CX-5".')),
  middle: z.optional(z.number()).check(z.describe('Estimate, whole dollars; left out where a person values it.')),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  owing: z.optional(z.number()).check(z.describe('Still owed on it, whole dollars.')),
});
export type TradedCarAnswer = z.infer<typeof tradedCar>;

const summaryLine = z.object({
  name: z.enum(['price', 'trade-in', 'owing', 'delivery', 'deposit', 'balance']),
  label: z.string(),
  cents: cents.check(z.describe('With its sign.')),
});

const said = z.object({
  details: z.optional(
    z.object({
      name: z.string(),
      last_name: z.optional(z.string()),
      email: z.string(),
      phone: z.string(),
      message: z.optional(z.string()),
      opt_in: z.boolean(),
    }),
  ),
  'trade-in': z.optional(z.object({ choice: z.enum(['none', 'estimate', 'later']), car: z.optional(tradedCar) })),
  payment: z.optional(
    z.object({
      choice: z.enum(['outright', 'finance']),
      years: z.optional(z.number()),
      frequency: z.optional(frequency),
      own_money: z.optional(z.number()),
    }),
  ),
  handover: z.optional(
    z.object({
      choice: z.enum(['pick-up', 'delivery']),
      location: z.optional(z.string()),
      postcode: z.optional(z.string()),
      address: z.optional(z.string()),
      price_cents: z.optional(cents),
      region: z.optional(z.string()),
    }),
  ),
});

/** A purchase as its shopper sees it (BUY-03). */
export const readPurchase = defineCall({
  method: 'GET',
  path: '/api/purchases/current',
  summary: 'How far this visitor has got with buying a vehicle, and what can be done',
  tags,
  query: purchaseQuery,
  answer: z.object({
    vehicle,
    state: z
      .enum(['open', 'taken', 'not-reservable', 'gate'])
      .check(
        z.describe('"taken" by another shopper, paid or about to be; "gate" where the site asks to sign in first.'),
      ),
    why: z.optional(z.string()).check(z.describe('Why it cannot be bought online, where there is a reason to tell.')),
    free_at: z
      .optional(moment)
      .check(z.describe('When a vehicle that is about to be paid for is free again, if it is not paid.')),
    key: z.string().check(z.describe('For `idempotency_key` of the order: sent twice it is one.')),
    deposit_cents: cents,
    reference: z.optional(z.string()).check(z.describe('What people call the purchase by, once it is begun.')),
    said: said.check(z.describe('What the shopper has said, by step.')),
    drafts: z
      .partialRecord(savedStep, words)
      .check(z.describe('What was typed into steps that were left before they were whole.')),
    trade_ins: z.array(tradedCar).check(z.describe('Valuations of this visitor that can be taken over.')),
    places: z.array(z.string()).check(z.describe('Slugs of the places where the vehicle can be picked up.')),
    amounts: z.array(summaryLine),
    balance_cents: cents,
    loan_deposit: z.number().check(z.describe('Whole dollars that a loan would have as its deposit.')),
    own: z.optional(reservationView).check(z.describe('The deposit of this purchase, once it was begun.')),
  }),
  refusals: [404, 410, 422, 429],
});
export type PurchaseView = CallAnswer<typeof readPurchase>;

const { name, last_name, email, message, opt_in, opt_in_text, opt_in_version } = shopperFields;

/** Begins a purchase: the details of the buyer become the lead. */
export const savePurchaseDetails = defineCall({
  method: 'POST',
  path: '/api/purchases/details',
  summary: 'Begins a purchase, or changes who buys: stores the lead',
  tags,
  body: z.object({
    ...about,
    ...{ name, last_name, email, phone: requiredPhone, message, opt_in, opt_in_text, opt_in_version },
    homepage: senderFields.homepage,
    url: senderFields.url,
    user_agent: senderFields.user_agent,
  }),
  answer: saved,
  refusals,
});

export const savePurchaseTradeIn = defineCall({
  method: 'POST',
  path: '/api/purchases/trade-in',
  summary: 'Says whether there is a car to trade in; takes over a valuation of this visitor',
  tags,
  body: z.object({
    ...about,
    choice: z
      .enum(['none', 'estimate', 'later'], enquiryFault('fault.oneOf', { values: 'none, estimate, later' }))
      .check(z.describe('"estimate" takes a valuation of this visitor over, "later" leaves it to a person.')),
    lead_id: optionalText(60).check(z.describe('Of the valuation, with "estimate".')),
  }),
  answer: saved,
  refusals,
});
export type PurchaseTradeIn = CallPart<typeof savePurchaseTradeIn, 'body'>;

export const savePurchasePayment = defineCall({
  method: 'POST',
  path: '/api/purchases/payment',
  summary: 'Says how the vehicle is paid',
  tags,
  body: z.object({
    ...about,
    choice: z.enum(['outright', 'finance'], enquiryFault('fault.oneOf', { values: 'outright, finance' })),
    years: z.optional(z.number(fault('fault.years'))).check(z.describe('One of the site’s terms, with "finance".')),
    frequency: z.optional(frequency).check(z.describe('One of the site’s, with "finance".')),
    own_money: z
      .optional(
        z
          .int(enquiryFault('fault.dollars'))
          .check(
            z.minimum(0, fault('fault.dollarsFrom')),
            z.maximum(10_000_000, fault('fault.dollarsTo', { max: '10,000,000' })),
          ),
      )
      .check(z.describe('Whole dollars in addition to the deposit and the trade-in, with "finance".')),
  }),
  answer: saved,
  refusals,
});
export type PurchasePayment = CallPart<typeof savePurchasePayment, 'body'>;

export const savePurchaseHandover = defineCall({
  method: 'POST',
  path: '/api/purchases/handover',
  summary: 'Says where the vehicle is handed over',
  tags,
  body: z.object({
    ...about,
    choice: z.enum(['pick-up', 'delivery'], enquiryFault('fault.oneOf', { values: 'pick-up, delivery' })),
    location: optionalText(120).check(z.describe('Slug of the place, with "pick-up".')),
    postcode: optionalText(20).check(z.describe('Four digits, with "delivery".')),
    address: optionalText(200).check(z.describe('Street and suburb, with "delivery".')),
  }),
  answer: saved,
  refusals,
});
export type PurchaseHandover = CallPart<typeof savePurchaseHandover, 'body'>;

export const savePurchaseDraft = defineCall({
  method: 'POST',
  path: '/api/purchases/drafts',
  summary: 'Keeps what was typed into a step that is left before it is whole',
  tags,
  body: z.object({
    ...about,
    step: savedStep,
    values: z
      .record(z.string().check(z.regex(/^[a-z_]{1,40}$/, 'must be names of fields')), optionalText(4000))
      .check(z.refine((values) => Object.keys(values).length <= 20, 'can have at most 20 fields')),
  }),
  answer: saved,
  refusals,
});

/** Agrees to the summary; the deposit of a purchase is a reservation. */
export const orderPurchase = defineCall({
  method: 'POST',
  path: '/api/purchases/order',
  summary: 'Agrees to the summary and begins the deposit',
  description:
    'The deposit is a reservation: one shopper holds the vehicle, the same purchase is never ' +
    'charged twice, and it is paid at `payment_url`.',
  tags,
  body: z.object({
    ...about,
    idempotency_key: senderFields.idempotency_key,
    agreed: agreedField,
    balance_cents: z
      .int(fault('fault.cents'))
      .check(z.describe('As the shopper read it: another one is refused with 409.')),
    url: senderFields.url,
    user_agent: senderFields.user_agent,
    captcha_token: captchaField,
  }),
  answer: reservationView,
  successes: { 200: 'Begun already.', 201: 'The vehicle waits for the deposit.' },
  refusals: [...refusals, 502],
});
export type PurchaseOrder = CallPart<typeof orderPurchase, 'body'>;
