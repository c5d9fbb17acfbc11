import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';

const fieldName = z.enum(['last_name', 'phone', 'postcode', 'rego', 'category', 'location', 'dealership_slug']);

const schema = z.strictObject({
  /** Fields beside name, email and message, in the order of the form (B2.3). `location` and `dealership_slug` show only where there is a choice. */
  enquiryFields: z.array(fieldName),
  /** The same on a vehicle’s page, where the form is short. */
  vehicleEnquiryFields: z.array(fieldName),
  /** Whether Comments must be filled (B5.3; true by default). */
  messageRequired: z.boolean(),
  phoneRequired: z.boolean(),
  /** Choices of the category select; the first is preselected. */
  categories: z.array(z.string().min(1)).min(1),
  /** The specification ticks the opt-in (B3). The Spam Act asks for express consent, so sites should leave it unticked. */
  optInDefault: z.boolean(),
  /** Words beside the opt-in. Stored with the enquiry as proof of consent. */
  optInText: z.string().min(1),
  /** Version of the words above; change it with them. */
  optInVersion: z.string().min(1),
  showOptIn: z.boolean(),
  /** Asks for agreement to the terms of use before sending (B5.3). */
  termsRequired: z.boolean(),
  /** "Enquire Now" or "Message Now" (B2.5). */
  submitLabel: z.string().min(1),
  /** Stands in the message field of a vehicle’s enquiry; `{vehicle}` is its title. */
  vehicleMessage: z.string(),
  /** Who collects the details and why; shown beside every form (Privacy Act, APP 5). `{dealer}` is the dealer’s name. */
  collectionNotice: z.string().min(1),
});

export type FormsConfig = z.infer<typeof schema>;
export type EnquiryFieldName = z.infer<typeof fieldName>;

export const formsConfig = defineSection({
  id: 'forms',
  schema,
  defaults: {
    enquiryFields: ['last_name', 'phone', 'postcode', 'category', 'location', 'dealership_slug'],
    vehicleEnquiryFields: ['phone', 'postcode'],
    messageRequired: true,
    phoneRequired: false,
    categories: [
      'General Enquiry',
      'Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Careers Enquiry',
    ],
    optInDefault: true,
    optInText: 'Send me news and offers by e-mail or SMS. I can unsubscribe at any time.',
    optInVersion: '1',
    showOptIn: true,
    termsRequired: false,
    submitLabel: 'Enquire Now',
    vehicleMessage: 'I would like to know more about this {vehicle}.',
    collectionNotice:
      '{dealer} uses these details to answer your enquiry and passes them on only where your request needs it. See our privacy policy for access, correction and complaints.',
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
