// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { contentServerWords as english } from './contentServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const contentServerWords = translated(english, {
  'zh-Hans': zhHans,
});
