import { z } from 'zod';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { oneLine } from '@forecourt/enquiry';
import { leftOut } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { ourExtras, ourServices, ourTopics, TOPIC_FIELDS } from './rules/ourTexts.js';
import { formsWords } from './words/formsWords.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, formsWords);

const field = z.strictObject({ name: z.enum(TOPIC_FIELDS), isRequired: z.boolean() });
/** Options of the forms for the workshop, parts, fleets and careers (FORM-11). */
export const topicsSchema = {
  topicForms: z
    .partialRecord(
      z.enum(ENQUIRY_TOPICS),
      z.strictObject({
        title: text,
        intro: z.string().optional().describe('Shown below the title.'),
        submitLabel: text,
        fields: z.array(field).describe('Its own fields, in the order of the form.'),
      }),
    )
    .optional()
    .describe(
      'Words and fields of the forms for service, parts, fleets and careers, each whole. ' +
        leftOut(...Object.values(ourTopics(say)).map(({ title }) => title)),
    ),
  serviceChoices: z
    .array(z.string().min(1).max(120))
    .min(1)
    .optional()
    .describe(`What can be requested of a workshop. ${leftOut(...ourServices(say))}`),
  serviceExtras: z
    .array(
      z
        .string()
        .min(1)
        .max(80)
        .refine((name) => oneLine(name) === name, 'must be one line'),
    )
    .max(20)
    .optional()
    .describe(
      'Extras that can be ticked in addition; they are sent as `additional_services` (B5.3). Empty for none. ' +
        leftOut(...ourExtras(say)),
    ),
};
