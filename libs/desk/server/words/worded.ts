import { textsOf } from '@forecourt/words';
import { deskServerWords } from './deskServerWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(deskServerWords);
