import { z } from 'zod';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { oneLine } from '@forecourt/enquiry';

const text = z.string().min(1);

/** Fields that the form of a topic may have in addition to those of every enquiry. */
export const TOPIC_FIELDS = [
  'rego',
  'own_vehicle',
  'kms',
  'service_wanted',
  'service_date',
  'additional_services',
  'part_wanted',
  'business',
  'fleet_size',
  'position',
] as const;

const field = z.strictObject({ name: z.enum(TOPIC_FIELDS), isRequired: z.boolean() });
const asked = (...names: (typeof TOPIC_FIELDS)[number][]) => names.map((name) => ({ name, isRequired: false }));
const needed = (...names: (typeof TOPIC_FIELDS)[number][]) => names.map((name) => ({ name, isRequired: true }));

/** Options of the forms for the workshop, parts, fleets and careers (FORM-11). */
export const topicsSchema = {
  topicForms: z
    .record(
      z.enum(ENQUIRY_TOPICS),
      z.strictObject({
        title: text,
        intro: z.string().optional().describe('Shown below the title.'),
        submitLabel: text,
        fields: z.array(field).describe('Its own fields, in the order of the form.'),
      }),
    )
    .describe('Words and fields of the forms for service, parts, fleets and careers.'),
  serviceChoices: z.array(z.string().min(1).max(120)).min(1).describe('What can be requested of a workshop.'),
  serviceExtras: z
    .array(
      z
        .string()
        .min(1)
        .max(80)
        .refine((name) => oneLine(name) === name, 'must be one line'),
    )
    .max(20)
    .describe('Extras that can be ticked in addition; they are sent as `additional_services` (B5.3). Empty for none.'),
};

export const TOPICS_CONFIG = {
  topicForms: {
    service: {
      title: 'Book a service',
      intro: 'Tell us what it needs and which day suits you. We call to agree on a time.',
      submitLabel: 'Ask for a Booking',
      fields: [
        ...needed('own_vehicle'),
        ...asked('rego', 'kms', 'service_wanted', 'service_date', 'additional_services'),
      ],
    },
    parts: {
      title: 'Ask for a part',
      intro: 'With the rego or the VIN we find the part that fits.',
      submitLabel: 'Ask for a Part',
      fields: [...needed('part_wanted'), ...asked('own_vehicle', 'rego')],
    },
    fleet: {
      title: 'Tell us what you run',
      intro: 'We come back with a price for each vehicle and what it costs to keep.',
      submitLabel: 'Ask for a Fleet Quote',
      fields: [...needed('business'), ...asked('fleet_size')],
    },
    careers: {
      title: 'Work with us',
      intro: 'A few lines about you are enough to begin with.',
      submitLabel: 'Send',
      fields: asked('position'),
    },
  },
  serviceChoices: ['Logbook service', 'Repair', 'Tyres or brakes', 'Warranty or recall', 'Something else'],
  serviceExtras: ['Wash and vacuum', 'Wheel alignment', 'Air conditioning check', 'A loan car', 'Pick-up and delivery'],
};
