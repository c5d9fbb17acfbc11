import { textsOf } from '@forecourt/words';
import { formsServerWords } from './formsServerWords.js';

/** A refusal of the module as a text that the site of a request says. */
export const worded = textsOf(formsServerWords);
