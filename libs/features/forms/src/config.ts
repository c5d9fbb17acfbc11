import { z } from 'zod';
import { VEHICLE_REQUESTS } from '@forecourt/contracts';
import { CAPTCHA_PROVIDERS, CATEGORY, CONSENT_LENGTH, ENQUIRY_FIELDS, oneLine } from '@forecourt/enquiry';
import { defineSection } from '@forecourt/site-config';
import { translated } from '@forecourt/words';
import { ANSWERS_CONFIG, answersSchema } from './configAnswers.js';
import { TOPICS_CONFIG, topicsSchema } from './configTopics.js';
import { SUCCESS_CONFIG, successSchema } from './configSuccess.js';
import { TRADE_IN_CONFIG, tradeInSchema } from './configTradeIn.js';
import { formsSection } from './section.js';
import { formsWords as english } from './words/formsWords.js';
import { zhHans } from './words/zhHans.js';

/** The library's messages in all languages. */
export const formsWords = translated(english, { 'zh-Hans': zhHans });

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
  /** Label of the opt-in checkbox. Stored with the enquiry as proof of consent. */
  optInText: z.string().min(1).max(CONSENT_LENGTH.text),
  /** Version of the words above; change it with them. */
  optInVersion: z.string().min(1).max(CONSENT_LENGTH.version),
  showOptIn: z.boolean(),
  /** Asks for agreement to the terms of use before sending (B5.3). */
  termsRequired: z.boolean(),
  /** "Enquire Now" or "Message Now" (B2.5). */
  submitLabel: z.string().min(1),
  vehicleForms: z
    .record(z.enum(VEHICLE_REQUESTS), requestForm)
    .describe('Words of the vehicle page’s forms: test drive, photos, enquiry, finance (B2.2).'),
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
  /** Who collects the details and why; shown with every form (Privacy Act, APP 5). `{dealer}` is the dealer’s name. */
  collectionNotice: z.string().min(1),
  ...topicsSchema,
  ...tradeInSchema,
  ...successSchema,
  ...answersSchema,
});

export type FormsConfig = z.infer<typeof schema>;
export type EnquiryFieldName = z.infer<typeof fieldName>;

export const formsConfig = defineSection(formsSection, {
  schema,
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
    optInText: 'Send me news and offers by e-mail or SMS. I can unsubscribe at any time.',
    optInVersion: '1',
    showOptIn: true,
    termsRequired: false,
    submitLabel: 'Enquire Now',
    vehicleForms: {
      'test-drive': {
        title: 'Book a test drive',
        intro: 'Choose a day and time that suits you. We call to confirm it.',
        submitLabel: 'Book a Test Drive',
        hiddenText: 'I would like to book a test drive of this vehicle.',
      },
      photos: {
        title: 'Request photos',
        intro: 'Tell us what you would like to see; we send the pictures by email.',
        submitLabel: 'Request Photos',
        hiddenText: 'Please send photos for this car',
      },
      enquiry: { title: 'Enquire about this vehicle', submitLabel: 'Enquire Now', hiddenText: '' },
      finance: {
        title: 'Finance enquiry',
        intro: 'We answer with the rate, the fees and what you would pay in total.',
        submitLabel: 'Get Finance Now',
        hiddenText: 'I would like to ask about finance.',
      },
    },
    afterVehicleForm: 'success-page',
    captcha: null,
    collectionNotice:
      '{dealer} uses these details to answer your enquiry and passes them on only where your request ' +
      'needs it. See our privacy policy for access, correction and complaints.',
    ...TOPICS_CONFIG,
    ...TRADE_IN_CONFIG,
    ...SUCCESS_CONFIG,
    ...ANSWERS_CONFIG,
  } satisfies FormsConfig,
  compliance: [
    {
      key: 'optInDefault',
      when: (isTicked) => isTicked === true,
      rule: 'Spam Act 2003 (express consent)',
      advice: 'consent to marketing should be an act of the shopper: leave the tick empty',
    },
  ],
});
