import { textsOf } from '@forecourt/words';
import { purchasesWords } from './purchasesWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(purchasesWords);
