import { faultsOf } from '@forecourt/words';
import { deskDomainWords } from './deskDomainWords.js';

/** A message of the subject as the reason of a schema. */
export const fault = faultsOf(deskDomainWords);
