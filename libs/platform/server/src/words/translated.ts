// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { serviceWords as english } from './serviceWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const serviceWords = translated(english, {
  'zh-Hans': zhHans,
});
