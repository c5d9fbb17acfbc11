import { textsOf } from '@forecourt/words';
import { stockServerWords } from './stockServerWords.js';

/** A refusal of the module as a text that the site of a request says. */
export const worded = textsOf(stockServerWords);
