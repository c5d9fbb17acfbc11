import { z } from 'zod';
import { isLocalDateTime } from './appointments.js';
import { DEFAULT_CATEGORY } from '../enquiry/categories.js';
import { EMAIL_LENGTH, isEmail, isPhone, isPostcode } from '../enquiry/contact.js';
import { contextRecord, contextText, lineText, optionalText, requiredText, typedText } from './text.js';

export { DEFAULT_CATEGORY };

/**
 * Body of `POST /api/enquiries` (B3 lead payload), after `foldEnquiry` of the service has brought checkbox and radio
 * helper fields into their form. Which fields a site requires is checked beside this, against its configuration.
 */
export const enquiryBody = z.object({
  idempotency_key: z
    .guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') })
    .describe('Made by the sender. The same key with the same words is one lead, however often it arrives.'),
  category: lineText(60)
    .optional()
    .transform((value) => value || DEFAULT_CATEGORY)
    .describe('One of those that the site declares; General Enquiry when left out.'),
  subcategory: lineText(80).optional(),
  name: lineText(80).min(1, 'must not be empty'),
  last_name: lineText(80).optional(),
  email: requiredText(EMAIL_LENGTH).refine(isEmail, { error: 'must be an email address such as name@example.com' }),
  phone: optionalText(20).refine((value) => !value || isPhone(value), {
    error: 'must be a phone number with 6 to 15 digits, for example 0412 345 678',
  }),
  postcode: optionalText(10)
    .refine((value) => !value || isPostcode(value), { error: 'must be four digits' })
    .describe('Text, not a number: Darwin is 0800.'),
  message: optionalText(4000).describe('Required unless the site’s option says otherwise.'),
  rego: lineText(10).optional(),
  date_time: optionalText(40)
    .refine((value) => !value || isLocalDateTime(value), {
      error: 'must be a day such as 2026-11-24, or 2026-11-24T10:30',
    })
    .describe('Day, and time where one was chosen, that suits for a test drive; local to the place.'),
  location: optionalText(80).describe('Slug of a place of this site.'),
  dealership_slug: optionalText(80).describe('Slug of a dealership of this site.'),
  vehicle_slug: optionalText(300).describe('Slug of a vehicle that this site shows.'),
  opt_in: z
    .boolean('must be true or false')
    .default(false)
    .describe('Marketing consent. Never implied: true only for a tick of the shopper’s own.'),
  opt_in_text: optionalText(500).describe('The words as they stood beside the tick.'),
  opt_in_version: optionalText(40),
  terms_conditions: z.boolean('must be true or false').optional(),
  additional_services: z.array(typedText(80)).max(30, 'can have at most 30 entries').optional(),
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
});
export type EnquiryBody = z.infer<typeof enquiryBody>;

/** Answer of `POST /api/enquiries`: 201 for a new lead, 200 for one that is known by its key. */
export const enquiryAnswer = z.object({
  lead_id: z.string(),
  event_id: z.int().describe('Conversion event of the enquiry (B9), for example 14 or 15.'),
  category: z.string(),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** Answer of `GET /api/enquiries`: what this visitor sent last. Nothing of the sender is in it. */
export const sentEnquiry = z.object({ category: z.string(), vehicle_slug: z.string().optional() });
export type SentEnquiry = z.infer<typeof sentEnquiry>;
