import * as z from 'zod/mini';
import { CONSENT_LENGTH } from './fields.js';
import { optionalText } from './textSchemas.js';
import { fault } from './words/worded.js';

/** Consent to news: fields of each body that may carry it. */
export const consentFields = {
  opt_in: z
    ._default(z.boolean(fault('fault.boolean')), false)
    .check(z.describe('Marketing consent. Never implied: true only for a tick of the shopper’s own.')),
  opt_in_text: optionalText(CONSENT_LENGTH.text).check(z.describe('The words as they appeared next to the checkbox.')),
  opt_in_version: optionalText(CONSENT_LENGTH.version),
};
