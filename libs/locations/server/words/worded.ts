import { textsOf } from '@forecourt/words';
import { locationsServerWords } from './locationsServerWords.js';

/** A refusal of the module as a text that the site of a request says. */
export const worded = textsOf(locationsServerWords);
