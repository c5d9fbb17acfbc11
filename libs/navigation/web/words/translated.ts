// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { navigationWords as english } from './navigationWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const navigationWords = translated(english, {
  'zh-Hans': zhHans,
});
