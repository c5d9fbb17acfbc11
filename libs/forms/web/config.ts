import { z } from 'zod';
import { VEHICLE_REQUESTS } from '@forecourt/contracts';
import { CAPTCHA_PROVIDERS, CATEGORY, CONSENT_LENGTH, ENQUIRY_FIELDS, oneLine } from '@forecourt/enquiry';
import { defineSection, leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { ANSWERS_CONFIG, answersSchema } from './configAnswers.js';
import { topicsSchema } from './configTopics.js';
import { successSchema } from './configSuccess.js';
import { TRADE_IN_CONFIG, tradeInSchema } from './configTradeIn.js';
import { ourNotice, ourRequests } from './rules/ourTexts.js';
import { OPT_IN_VERSION } from './rules/versions.js';
import { formsSection } from './section.js';
import { formsWords } from './words/translated.js';

const say = wordsOf({ config: {} }, formsWords);
const requestTitles = Object.values(ourRequests(say)).map(({ title }) => title);

const fieldName = z.enum(['last_name', 'phone', 'postcode', 'rego', 'category', 'location', 'dealership_slug']);

/** Words of one form of the vehicle page (VDP-24). */
const requestForm = z.strictObject({
  title: z.string().min(1),
  intro: z.string().optional().describe('Shown below the title.'),
  submitLabel: z.string().min(1),
  hiddenText: z.string().max(1000).describe('Sent before what the shopper types (A3); empty for nothing.'),
  disclaimer: z.string().optional().describe('Small print above the button, for example who may drive.'),
});

const schema = z.strictObject({
  /**
   * Fields in addition to name, email and message, in the order of the form (B2.3). `location` and `dealership_slug`
   * show only where there is a choice.
   */
  enquiryFields: z.array(fieldName),
  /** The same on a vehicle’s page, where the form is short. */
  vehicleEnquiryFields: z.array(fieldName),
  /** Whether Comments must be filled (B5.3; true by default). */
  messageRequired: z.boolean(),
  phoneRequired: z.boolean(),
  /** Choices of the category select; the first is preselected. */
  categories: z
    .array(
      z
        .string()
        .min(1)
        .max(ENQUIRY_FIELDS.category.max)
        .refine((name) => oneLine(name) === name, 'must be one line, without space around it or twice within'),
    )
    .min(1),
  /**
   * The specification ticks the opt-in (B3). The Spam Act asks for express consent, so sites should leave it unticked.
   */
  optInDefault: z.boolean(),
  optInText: z
    .string()
    .min(1)
    .max(CONSENT_LENGTH.text)
    .optional()
    .describe(`Label of the opt-in checkbox, stored with the enquiry as proof of consent. ${leftOut(say('optIn'))}`),
  optInVersion: z
    .string()
    .min(1)
    .max(CONSENT_LENGTH.version)
    .optional()
    .describe(
      `Version of these words: change it with them. Left out: "${OPT_IN_VERSION}", with the language behind it where ` +
        'that is not English.',
    ),
  showOptIn: z.boolean(),
  /** Asks for agreement to the terms of use before sending (B5.3). */
  termsRequired: z.boolean(),
  submitLabel: z
    .string()
    .min(1)
    .optional()
    .describe(`Button of the enquiry form, for example "Message Now" (B2.5). ${leftOut(say('submit'))}`),
  vehicleForms: z
    .partialRecord(z.enum(VEHICLE_REQUESTS), requestForm)
    .optional()
    .describe(
      'Words of the vehicle page’s forms: test drive, photos, enquiry, finance (B2.2), each whole. ' +
        leftOut(...requestTitles),
    ),
  afterVehicleForm: z
    .enum(['success-page', 'thanks'])
    .describe(
      'What follows a form of the vehicle page: the success page (B4), or thanks in its place, so that ' +
        'the shopper stays with the vehicle.',
    ),
  captcha: z
    .strictObject({
      provider: z.enum(CAPTCHA_PROVIDERS),
      siteKey: z.string().regex(/^[\w-]{10,120}$/, 'must be the public key of the site'),
    })
    .nullable()
    .describe(
      'Service that tells people from programs; null for none: a hidden field, timing and limits are ' +
        'there in any case. Its script comes with the first touch of a form, its secret is named by ' +
        'leads.captchaSecret. An enquiry without script is taken without its proof (leads.unverified); codes to ' +
        'sign in with (also those of the desk), alerts, reservations and purchases are not: they need script then.',
    ),
  collectionNotice: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Who collects the details and why; shown with every form (Privacy Act, APP 5). `{dealer}` is the dealer’s ' +
        'name. ' +
        leftOut(ourNotice(say)),
    ),
  ...topicsSchema,
  ...tradeInSchema,
  ...successSchema,
  ...answersSchema,
});

export type { FormsConfig } from './rules/formsOf.js';
/** The options as a site has them; `formsOf` adds the texts that it leaves out. */
export type FormsSection = z.infer<typeof schema>;
export type EnquiryFieldName = z.infer<typeof fieldName>;

export const formsConfig = defineSection(formsSection, {
  schema,
  words: formsWords,
  defaults: {
    enquiryFields: ['last_name', 'phone', 'postcode', 'category', 'location', 'dealership_slug'],
    vehicleEnquiryFields: ['phone', 'postcode'],
    messageRequired: true,
    phoneRequired: false,
    categories: [
      CATEGORY.general,
      CATEGORY.vehicle,
      CATEGORY.service,
      CATEGORY.parts,
      CATEGORY.finance,
      CATEGORY.careers,
    ],
    optInDefault: true,
    showOptIn: true,
    termsRequired: false,
    afterVehicleForm: 'success-page',
    captcha: null,
    ...TRADE_IN_CONFIG,
    ...ANSWERS_CONFIG,
  } satisfies FormsSection,
  compliance: [
    {
      key: 'optInDefault',
      when: (isTicked) => isTicked === true,
      rule: 'Spam Act 2003 (express consent)',
      advice: 'consent to marketing should be an act of the shopper: leave the tick empty',
    },
  ],
});
