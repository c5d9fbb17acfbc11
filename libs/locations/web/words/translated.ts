// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { locationsWords as english } from './locationsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const locationsWords = translated(english, {
  'zh-Hans': zhHans,
});
