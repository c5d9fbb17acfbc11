import { faultsOf, textsOf } from '@forecourt/words';
import { contractsWords } from './contractsWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(contractsWords);
/** The same as the reason of a schema. */
export const fault = faultsOf(contractsWords);
