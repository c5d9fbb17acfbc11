// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { offersServerWords as english } from './offersServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const offersServerWords = translated(english, {
  'zh-Hans': zhHans,
});
