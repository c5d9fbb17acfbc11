// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { locationsServerWords as english } from './locationsServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const locationsServerWords = translated(english, {
  'zh-Hans': zhHans,
});
