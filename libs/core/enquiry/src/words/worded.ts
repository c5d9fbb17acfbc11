import { faultsOf, textsOf } from '@forecourt/words';
import { enquiryWords } from './enquiryWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(enquiryWords);
/** The same as the reason of a schema. */
export const fault = faultsOf(enquiryWords);
