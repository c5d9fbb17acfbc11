import { wordsOf, type Worded } from '@forecourt/words';
import type { GarageSay } from '../domain/words.js';
import { garageWords } from '../words/garageWords.js';

/** The words of a site. Loaded by `loadWords`, for parts that are in every page's first script. */
export const sayOn = (site: Worded): GarageSay => wordsOf(site, garageWords);
