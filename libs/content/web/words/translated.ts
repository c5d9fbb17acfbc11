// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { contentWords as english } from './contentWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const contentWords = translated(english, {
  'zh-Hans': zhHans,
});
