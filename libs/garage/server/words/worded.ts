import { textsOf } from '@forecourt/words';
import { garageServerWords } from './garageServerWords.js';

/** A refusal of the module as a text that the site of a request says. */
export const worded = textsOf(garageServerWords);
