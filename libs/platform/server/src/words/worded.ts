import { textsOf } from '@forecourt/words';
import { serviceWords } from './serviceWords.js';

/** A refusal of the service itself as a text that the site of a request says. */
export const worded = textsOf(serviceWords);
