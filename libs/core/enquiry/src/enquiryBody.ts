import { z } from 'zod';
import { DEFAULT_CATEGORY } from './categories.js';
import { CONSENT_LENGTH, ENQUIRY_FIELDS } from './fields.js';
import { isLocalDateTime } from './localDateTime.js';
import { contextLine, contextRecord, contextText, fieldText, optionalText, typedText } from './textSchemas.js';
import { fault } from './words/worded.js';
import { LOAN_LIMITS, REPAID_EVERY_NAMES } from './workedOutLoan.js';

const { name, last_name, email, phone, postcode, category, location, dealership_slug, rego, message } = ENQUIRY_FIELDS;

const loanNumber = (name: keyof typeof LOAN_LIMITS) =>
  z
    .number(fault('fault.number'))
    .min(0, fault('fault.atLeast', { min: 0 }))
    .max(LOAN_LIMITS[name], fault('fault.orLess', { max: LOAN_LIMITS[name] }));

const workedOutLoan = z.object({
  amount: loanNumber('amount').describe('Price that was entered, dollars.'),
  deposit: loanNumber('deposit').describe('Deposit or trade-in, dollars.'),
  residual: loanNumber('residual').describe('Residual or balloon, dollars.'),
  years: loanNumber('years'),
  interest: loanNumber('interest').describe('Percent a year.'),
  frequency: z.enum(REPAID_EVERY_NAMES, fault('fault.oneOf', { values: REPAID_EVERY_NAMES.join(', ') })),
  repayment: loanNumber('repayment').optional().describe('Dollars, each time.'),
});

/**
 * Body of `POST /api/enquiries` (B3 lead payload). Which fields a site requires is checked separately, against its
 * configuration. Requests with the same key are compared by a hash of their fields in this order: add new ones last.
 */
export const enquiryBody = z.object({
  idempotency_key: z
    .guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') })
    .describe('Made by the sender. The same key with the same words is one lead, however often it arrives.'),
  category: fieldText(category)
    .optional()
    .transform((value) => value || DEFAULT_CATEGORY)
    .describe('One of those that the site declares; General Enquiry when left out.'),
  subcategory: contextLine(80).optional().describe('What a form says of itself.'),
  name: fieldText(name),
  last_name: fieldText(last_name).optional(),
  email: fieldText(email),
  phone: fieldText(phone).optional(),
  postcode: fieldText(postcode).optional().describe('Text, not a number: Darwin is 0800.'),
  message: fieldText(message).optional().describe('Required unless the site’s option says otherwise.'),
  rego: fieldText(rego).optional(),
  date_time: optionalText(40)
    .refine((value) => !value || isLocalDateTime(value), fault('fault.dayOrTime'))
    .describe('Day, and time where one was chosen, that suits for a test drive; local to the place.'),
  location: fieldText(location).optional().describe('Slug of a place of this site.'),
  dealership_slug: fieldText(dealership_slug).optional().describe('Slug of a dealership of this site.'),
  vehicle_slug: optionalText(300).describe('Slug of a vehicle that this site shows.'),
  opt_in: z
    .boolean(fault('fault.boolean'))
    .default(false)
    .describe('Marketing consent. Never implied: true only for a tick of the shopper’s own.'),
  opt_in_text: optionalText(CONSENT_LENGTH.text).describe('The words as they appeared next to the checkbox.'),
  opt_in_version: optionalText(CONSENT_LENGTH.version),
  terms_conditions: z.boolean(fault('fault.boolean')).optional(),
  additional_services: z
    .array(typedText(80))
    .max(30, fault('fault.entries', { max: 30 }))
    .optional(),
  answers: contextRecord(30, 60, 1000).optional().describe('Further fields of the form, by name.'),
  homepage: contextText(200)
    .optional()
    .describe('A field that people do not see and leave empty; what fills it in is kept apart as suspected spam.'),
  url: contextText(2000).describe('Page that the enquiry was written on.'),
  source: contextText(40).default('Website'),
  user_agent: contextText(400).optional(),
  lead_attributes: z
    .object({
      visited_pages: z
        .array(contextText(500))
        .overwrite((pages) => pages.slice(-50))
        .default([]),
      linked_query_params: contextRecord(30, 60, 300).default({}),
    })
    .default({ visited_pages: [], linked_query_params: {} }),
  page_id: contextLine(120)
    .optional()
    .describe('Which form of which page it is, for example "general" or "enquiry:kia-1" (B2.3).'),
  filled_ms: z
    .int('must be whole milliseconds')
    .min(0, fault('fault.atLeast', { min: 0 }))
    .optional()
    .describe('Milliseconds from the beginning of the page to the sending, as the page measured them.'),
  captcha_token: contextText(4096)
    .optional()
    .describe('Proof of the site’s captcha service (`forms.captcha`); never stored.'),
  finance: workedOutLoan.optional().describe('What the shopper worked out with a calculator of the site (FIN-12).'),
});
/** As the service has it. */
export type EnquiryBody = z.output<typeof enquiryBody>;
/** As it is sent. */
export type EnquirySubmission = z.input<typeof enquiryBody>;

/** Answer of `POST /api/enquiries`: 201 for a new lead, 200 for one that is known by its key. */
export const enquiryAnswer = z.object({
  lead_id: z.string(),
  event_id: z.int().describe('Conversion event of the enquiry (B9), for example 14 or 15.'),
  category: z.string(),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** Answer of `GET /api/enquiries`: what this visitor sent last. Nothing of the sender is in it. */
export const sentEnquiry = z.object({
  lead_id: z.string(),
  category: z.string(),
  subcategory: z.string().optional(),
  vehicle_slug: z.string().optional(),
  place: z
    .string()
    .optional()
    .describe('Slug of the place that it concerns: the chosen one, else where the vehicle is.'),
  date_time: z.string().optional().describe('When the shopper would like to come.'),
  booking: z
    .object({
      reference: z.string().describe('As in the mail, for example "T-7K3M9QXA".'),
      token: z.string().describe('Of the link by which the shopper sees, moves or cancels it.'),
      vehicle_name: z.string(),
      starts_at: z.number().describe('Epoch milliseconds.'),
      time_zone: z.string(),
      place: z.object({ name: z.string(), address: z.string() }),
    })
    .optional()
    .describe('The test drive that is booked by it; absent once it is over or cancelled.'),
});
export type SentEnquiry = z.infer<typeof sentEnquiry>;
