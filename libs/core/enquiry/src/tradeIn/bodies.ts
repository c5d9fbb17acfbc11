import * as z from 'zod/mini';
import { enquiryBody } from '../enquiryBody.js';
import { ENQUIRY_FIELDS } from '../fields.js';
import { contextText, fieldText, optionalText } from '../textSchemas.js';
import { fault } from '../words/worded.js';
import { FIRST_YEAR, MOST_KMS, MOST_OWING, TRADED_CAR_FIELDS } from './car.js';
import { BY_HAND_REASONS } from './estimate.js';
import { AU_STATES, CONTACT_WAYS, YES_NO } from './options.js';
import { TRADE_IN_PAGES } from './pages.js';
import { PHOTO_REFUSALS } from './photos.js';

const { rego, make, model } = TRADED_CAR_FIELDS;
const yesNo = z.enum(YES_NO, fault('fault.yesNo'));
const dollars = z.int().check(z.minimum(0));
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be the id of a question'));
const state = z.enum(AU_STATES, fault('fault.oneOf', { values: AU_STATES.join(', ') }));

export const adjustmentAnswers = z
  .record(id, z.string(fault('fault.text')).check(z.maxLength(60, fault('fault.tooLong', { max: 60 }))))
  .check(z.refine((answers) => Object.keys(answers).length <= 40, fault('fault.entries', { max: 40 })));

/** Body of `POST /api/trade-in/leads` (B7, lead start). Which answers a site requires is checked separately. */
export const tradeInBody = z.extend(
  z.pick(enquiryBody, {
    idempotency_key: true,
    name: true,
    last_name: true,
    email: true,
    message: true,
    opt_in: true,
    opt_in_text: true,
    opt_in_version: true,
    terms_conditions: true,
    homepage: true,
    url: true,
    source: true,
    user_agent: true,
    lead_attributes: true,
    page_id: true,
    filled_ms: true,
    captcha_token: true,
  }),
  {
    phone: fieldText({ ...ENQUIRY_FIELDS.phone, isRequired: true }),
    postcode: fieldText({ ...ENQUIRY_FIELDS.postcode, isRequired: true }).check(
      z.describe('Text, not a number: Darwin is 0800.'),
    ),
    location_id: z.optional(fieldText(ENQUIRY_FIELDS.location)).check(z.describe('Slug of a place of this site.')),
    page: z._default(z.enum(TRADE_IN_PAGES), 'trade-in').check(z.describe('Page that the form is on.')),
    car_id: z
      .optional(contextText(80))
      .check(z.describe('Id of a vehicle of this site that the car is traded against.')),
    rego: z.optional(fieldText(rego)),
    regoState: z.optional(state),
    make: fieldText(make),
    model: fieldText(model),
    year: z
      .int(fault('fault.year'))
      .check(
        z.minimum(FIRST_YEAR, fault('fault.yearFrom', { year: String(FIRST_YEAR) })),
        z.maximum(2200, fault('fault.year')),
      ),
    kms: z
      .int(fault('fault.kilometres'))
      .check(
        z.minimum(0, fault('fault.atLeast', { min: 0 })),
        z.maximum(MOST_KMS, fault('fault.atMost', { max: MOST_KMS })),
      ),
    owing: z
      .optional(
        z
          .int(fault('fault.dollars'))
          .check(
            z.minimum(0, fault('fault.atLeast', { min: 0 })),
            z.maximum(MOST_OWING, fault('fault.atMost', { max: MOST_OWING })),
          ),
      )
      .check(z.describe('Whole dollars that are still owed on the car.')),
    preferred_contact: z.optional(z.enum(CONTACT_WAYS, fault('fault.oneOf', { values: CONTACT_WAYS.join(', ') }))),
    under_finance: z.optional(yesNo).check(z.describe('Is Your Car Currently Under Finance?')),
    has_trade_in: z.optional(yesNo).check(z.describe('do-you-have-a-trade-in of one dealer.')),
    adjustmentAnswers: z._default(adjustmentAnswers, {}).check(z.describe('Values of answers by question.')),
  },
);
export type TradeInBody = z.output<typeof tradeInBody>;
export type TradeInSubmission = z.input<typeof tradeInBody>;

const estimate = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('estimate'),
    low: dollars,
    middle: dollars,
    high: dollars,
    confidence: z.number(),
    comparables: z.int(),
    years: z
      .optional(z.object({ from: z.int(), to: z.int() }))
      .check(z.describe('Model years of the comparable vehicles, where more of them count than those nearby.')),
  }),
  z.object({ state: z.literal('by-hand'), reason: z.enum(BY_HAND_REASONS) }),
]);

const photoOfCar = z.object({ id: z.string(), width: z.int(), height: z.int() });

/** Answer about a traded car: what it may be worth, and what the shopper has said to that. */
export const tradeInAnswer = z.object({
  lead_id: z.string(),
  event_id: z.int(),
  category: z.string(),
  car: z.object({
    rego: z.optional(z.string()),
    regoState: z.optional(z.string()),
    make: z.string(),
    model: z.string(),
    year: z.int(),
    kms: z.int(),
    owing: z.optional(z.int()),
  }),
  adjustmentAnswers: z.record(z.string(), z.string()),
  estimate,
  decision: z.optional(z.enum(['accepted', 'person'])),
  photos: z.array(photoOfCar).check(z.describe('Photos of the car that were added, in their order.')),
});
export type TradeInState = z.output<typeof tradeInAnswer>;

/** Body of `POST /api/trade-in/{lead_id}/adjustments`. */
export const adjustmentsBody = z.object({ adjustmentAnswers });

/** Body of `POST /api/trade-in/rego`, and its answer. */
export const regoBody = z.object({
  rego: fieldText({ ...rego, isRequired: true }),
  regoState: state,
});
export const regoAnswer = z.object({
  found: z.boolean(),
  make: z.optional(z.string()),
  model: z.optional(z.string()),
  year: z.optional(z.int()),
});
export type RegoAnswer = z.output<typeof regoAnswer>;

/** Files of one request that are not kept as photos. */
export const refusedPhotos = z.array(
  z.object({
    name: z.string().check(z.describe('As the sender named it.')),
    at: z.int().check(z.describe('Which file it was, counted from 1.')),
    reason: z.enum(PHOTO_REFUSALS),
    message: z.string().check(z.describe('The end of a sentence that begins with the file.')),
  }),
);
export type RefusedPhotos = z.output<typeof refusedPhotos>;

/** Answer of `POST /api/trade-in/{lead}/photos`: all that are kept now, and the files that are not. */
export const photosAnswer = z.object({ photos: z.array(photoOfCar), refused: refusedPhotos });
export type PhotosAnswer = z.output<typeof photosAnswer>;

/** Body of `POST /api/trade-in/{lead_id}/offer` (B7, offer accepted). */
export const offerBody = z.object({
  offer_accepted: z.boolean(fault('fault.boolean')).check(z.describe('False asks for a person instead.')),
  form_completed: z._default(z.boolean(fault('fault.boolean')), true),
});

const kept = z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean(), z.null()]);

/** Body of `POST /api/miscellaneous`: what another valuer said of the car of a lead. */
export const miscellaneousBody = z.object({
  column_name: z.literal('valuation', { error: 'must be valuation: nothing else is stored here' }),
  lead_id: optionalText(60).check(z.describe('The visitor’s own lead; the one that the session names when left out.')),
  valuation: z.record(z.string().check(z.maxLength(60)), kept).check(
    z.refine((data) => Object.keys(data).length <= 60, fault('fault.entries', { max: 60 })),
    z.describe('Figures and texts by name.'),
  ),
});
