import * as z from 'zod/mini';
import { ENQUIRY_FIELDS } from './fields.js';
import { contextText, fieldText } from './textSchemas.js';
import { fault } from './words/worded.js';

const { name, email, phone } = ENQUIRY_FIELDS;

/** Who sends an enquiry and from where: fields of each body that becomes a lead. */
export const senderFields = {
  idempotency_key: z
    .guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') })
    .check(z.describe('Made by the sender. The same key with the same words is one lead, however often it arrives.')),
  name: fieldText(name),
  email: fieldText(email),
  phone: z.optional(fieldText(phone)),
  terms_conditions: z.optional(z.boolean(fault('fault.boolean'))),
  homepage: z
    .optional(contextText(200))
    .check(
      z.describe('A field that people do not see and leave empty; what fills it in is kept apart as suspected spam.'),
    ),
  url: contextText(2000).check(z.describe('Page that the enquiry was written on.')),
  user_agent: z.optional(contextText(400)),
};
