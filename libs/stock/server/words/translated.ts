// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { stockServerWords as english } from './stockServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const stockServerWords = translated(english, {
  'zh-Hans': zhHans,
});
