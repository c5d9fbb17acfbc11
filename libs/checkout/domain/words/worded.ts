import { faultsOf } from '@forecourt/words';
import { checkoutDomainWords } from './checkoutDomainWords.js';

/** A message of the subject as the reason of a schema. */
export const fault = faultsOf(checkoutDomainWords);
