import * as z from 'zod/mini';
import { ALERT_LIMITS } from '@forecourt/enquiry';
import { enquiryFault, requiredText } from '@forecourt/enquiry/schema';
import { fault } from './words/worded.js';

const href = requiredText(ALERT_LIMITS.href).check(z.describe('Path and query of a listing of this site.'));

/** A search that is kept: its id, where it is, and how it reads. */
export const savedSearch = z.object({ id: z.string(), href: z.string(), text: z.string() });

export const searchId = z.string(enquiryFault('fault.text')).check(z.regex(/^[\w-]{16}$/, fault('fault.search')));

/** Searches as a page saves them. */
export const wantedSearches = z
  .array(z.object({ href, text: requiredText(ALERT_LIMITS.words) }))
  .check(z.maxLength(ALERT_LIMITS.searches, enquiryFault('fault.entries', { max: ALERT_LIMITS.searches })));
