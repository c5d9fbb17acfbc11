import { faultsOf, textsOf } from '@forecourt/words';
import { locationsDomainWords } from './locationsDomainWords.js';

/** A message of the subject as a text that the site of a request says. */
export const worded = textsOf(locationsDomainWords);
/** The same as the reason of a schema. */
export const fault = faultsOf(locationsDomainWords);
