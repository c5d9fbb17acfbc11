import { textsOf } from '@forecourt/words';
import { stockWords } from './stockWords.js';

/** A refusal of the module as a text that the site of a request says. */
export const worded = textsOf(stockWords);
