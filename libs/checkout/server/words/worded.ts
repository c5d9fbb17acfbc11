import { textsOf } from '@forecourt/words';
import { reservationsWords } from './reservationsWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(reservationsWords);
