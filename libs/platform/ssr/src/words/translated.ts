// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { ssrWords as english } from './ssrWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const ssrWords = translated(english, {
  'zh-Hans': zhHans,
});
