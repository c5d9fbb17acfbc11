import * as z from 'zod/mini';
import { contextText } from './textSchemas.js';

/** Proof of a captcha service in the body of a call (`PROOF_FIELD`). */
export const proofField = z
  .optional(contextText(4096))
  .check(z.describe('Proof of the site’s captcha service (`forms.captcha`); never stored.'));
