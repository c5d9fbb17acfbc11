// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { navigationServerWords as english } from './navigationServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const navigationServerWords = translated(english, {
  'zh-Hans': zhHans,
});
