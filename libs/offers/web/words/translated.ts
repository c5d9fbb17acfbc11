// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { offersWords as english } from './offersWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const offersWords = translated(english, {
  'zh-Hans': zhHans,
});
