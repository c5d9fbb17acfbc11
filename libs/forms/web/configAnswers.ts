import { z } from 'zod';
import { picture } from '@forecourt/site-config';

/** Options that say who answers a form, near its button. */
export const answersSchema = {
  answeredBy: z
    .strictObject({
      name: z.string().min(1).max(80),
      role: z.string().min(1).max(80).optional().describe('For example "Sales manager".'),
      image: picture.optional().describe('Portrait, in the dealer’s folder; the initials without one.'),
    })
    .nullable()
    .describe('The person who answers enquiries, near the button of every form; the dealer’s logo for null.'),
  replyTime: z
    .string()
    .max(120)
    .describe(
      'How soon enquiries are answered, as a sentence, for example "Usually within two hours while we are open."; ' +
        'empty for no word on it. State what the dealer keeps.',
    ),
};

export const ANSWERS_CONFIG = { answeredBy: null, replyTime: '' };
