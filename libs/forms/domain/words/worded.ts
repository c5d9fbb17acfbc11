import { faultsOf } from '@forecourt/words';
import { formsDomainWords } from './formsDomainWords.js';

/** A message of the subject as the reason of a schema. */
export const fault = faultsOf(formsDomainWords);
