import { textsOf } from '@forecourt/words';
import { checkoutServerWords } from './checkoutServerWords.js';

/** A message of the library as a text that the site of a request says. */
export const worded = textsOf(checkoutServerWords);
