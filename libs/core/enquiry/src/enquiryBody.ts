import * as z from 'zod/mini';
import { DEFAULT_CATEGORY } from './categories.js';
import { consentFields } from './consentFields.js';
import { ENQUIRY_FIELDS } from './fields.js';
import { isLocalDateTime } from './localDateTime.js';
import { proofField } from './proofField.js';
import { senderFields } from './senderFields.js';
import { contextLine, contextRecord, contextText, fieldText, optionalText, typedText } from './textSchemas.js';
import { fault } from './words/worded.js';
import { LOAN_LIMITS, REPAID_EVERY_NAMES } from './workedOutLoan.js';

const { last_name, postcode, category, location, dealership_slug, rego, message } = ENQUIRY_FIELDS;

const loanNumber = (name: keyof typeof LOAN_LIMITS) =>
  z
    .number(fault('fault.number'))
    .check(
      z.minimum(0, fault('fault.atLeast', { min: 0 })),
      z.maximum(LOAN_LIMITS[name], fault('fault.orLess', { max: LOAN_LIMITS[name] })),
    );

const workedOutLoan = z.object({
  amount: loanNumber('amount').check(z.describe('Price that was entered, dollars.')),
  deposit: loanNumber('deposit').check(z.describe('Deposit or trade-in, dollars.')),
  residual: loanNumber('residual').check(z.describe('Residual or balloon, dollars.')),
  years: loanNumber('years'),
  interest: loanNumber('interest').check(z.describe('Percent a year.')),
  frequency: z.enum(REPAID_EVERY_NAMES, fault('fault.oneOf', { values: REPAID_EVERY_NAMES.join(', ') })),
  repayment: z.optional(loanNumber('repayment')).check(z.describe('Dollars, each time.')),
});

/**
 * Body of `POST /api/enquiries` (B3 lead payload). Which fields a site requires is checked separately, against its
 * configuration. Requests with the same key are compared by a hash of their fields in this order: add new ones last.
 */
export const enquiryBody = z.object({
  idempotency_key: senderFields.idempotency_key,
  category: z
    .pipe(
      z.optional(fieldText(category)),
      z.transform((value) => value || DEFAULT_CATEGORY),
    )
    .check(z.describe('One of those that the site declares; General Enquiry when left out.')),
  subcategory: z.optional(contextLine(80)).check(z.describe('What a form says of itself.')),
  name: senderFields.name,
  last_name: z.optional(fieldText(last_name)),
  email: senderFields.email,
  phone: senderFields.phone,
  postcode: z.optional(fieldText(postcode)).check(z.describe('Text, not a number: Darwin is 0800.')),
  message: z.optional(fieldText(message)).check(z.describe('Required unless the site’s option says otherwise.')),
  rego: z.optional(fieldText(rego)),
  date_time: optionalText(40).check(
    z.refine((value) => !value || isLocalDateTime(value), fault('fault.dayOrTime')),
    z.describe('Day, and time where one was chosen, that suits for a test drive; local to the place.'),
  ),
  location: z.optional(fieldText(location)).check(z.describe('Slug of a place of this site.')),
  dealership_slug: z.optional(fieldText(dealership_slug)).check(z.describe('Slug of a dealership of this site.')),
  vehicle_slug: optionalText(300).check(z.describe('Slug of a vehicle that this site shows.')),
  opt_in: consentFields.opt_in,
  opt_in_text: consentFields.opt_in_text,
  opt_in_version: consentFields.opt_in_version,
  terms_conditions: senderFields.terms_conditions,
  additional_services: z.optional(z.array(typedText(80)).check(z.maxLength(30, fault('fault.entries', { max: 30 })))),
  answers: z.optional(contextRecord(30, 60, 1000)).check(z.describe('Further fields of the form, by name.')),
  homepage: senderFields.homepage,
  url: senderFields.url,
  source: z._default(contextText(40), 'Website'),
  user_agent: senderFields.user_agent,
  lead_attributes: z._default(
    z.object({
      visited_pages: z._default(z.array(contextText(500)).check(z.overwrite((pages) => pages.slice(-50))), []),
      linked_query_params: z._default(contextRecord(30, 60, 300), {}),
    }),
    { visited_pages: [], linked_query_params: {} },
  ),
  page_id: z
    .optional(contextLine(120))
    .check(z.describe('Which form of which page it is, for example "general" or "enquiry:kia-1" (B2.3).')),
  filled_ms: z
    .optional(z.int('must be whole milliseconds').check(z.minimum(0, fault('fault.atLeast', { min: 0 }))))
    .check(z.describe('Milliseconds from the beginning of the page to the sending, as the page measured them.')),
  captcha_token: proofField,
  finance: z
    .optional(workedOutLoan)
    .check(z.describe('What the shopper worked out with a calculator of the site (FIN-12).')),
});
/** As the service has it. */
export type EnquiryBody = z.output<typeof enquiryBody>;
/** As it is sent. */
export type EnquirySubmission = z.input<typeof enquiryBody>;

/** Answer of `POST /api/enquiries`: 201 for a new lead, 200 for one that is known by its key. */
export const enquiryAnswer = z.object({
  lead_id: z.string(),
  event_id: z.int().check(z.describe('Conversion event of the enquiry (B9), for example 14 or 15.')),
  category: z.string(),
});
export type EnquiryAnswer = z.output<typeof enquiryAnswer>;

/** Answer of `GET /api/enquiries`: what this visitor sent last. Nothing of the sender is in it. */
export const sentEnquiry = z.object({
  lead_id: z.string(),
  category: z.string(),
  subcategory: z.optional(z.string()),
  vehicle_slug: z.optional(z.string()),
  place: z
    .optional(z.string())
    .check(z.describe('Slug of the place that it concerns: the chosen one, else where the vehicle is.')),
  date_time: z.optional(z.string()).check(z.describe('When the shopper would like to come.')),
  booking: z
    .optional(
      z.object({
        reference: z.string().check(z.describe('As in the mail, for example "T-7K3M9QXA".')),
        token: z.string().check(z.describe('Of the link by which the shopper sees, moves or cancels it.')),
        vehicle_name: z.string(),
        starts_at: z.number().check(z.describe('Epoch milliseconds.')),
        time_zone: z.string(),
        place: z.object({ name: z.string(), address: z.string() }),
      }),
    )
    .check(z.describe('The test drive that is booked by it; absent once it is over or cancelled.')),
});
export type SentEnquiry = z.output<typeof sentEnquiry>;
