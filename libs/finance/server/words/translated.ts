// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { financeServerWords as english } from './financeServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const financeServerWords = translated(english, {
  'zh-Hans': zhHans,
});
