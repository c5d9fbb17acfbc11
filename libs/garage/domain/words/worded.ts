import { faultsOf } from '@forecourt/words';
import { garageDomainWords } from './garageDomainWords.js';

/** The reason of a schema as a text that the site of a request says. */
export const fault = faultsOf(garageDomainWords);
