// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { brochureWords as english } from './brochureWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const brochureWords = translated(english, {
  'zh-Hans': zhHans,
});
