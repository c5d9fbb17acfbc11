import { textsOf } from '@forecourt/words';
import { dealerDeskWords } from './dealerDeskWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(dealerDeskWords);
