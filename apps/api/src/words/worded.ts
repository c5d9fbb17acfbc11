import { textsOf } from '@forecourt/words';
import { apiWords } from './apiWords.js';

/** A message of the API as a text that the site of a request says. */
export const worded = textsOf(apiWords);
