// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { stockWords as english } from './stockWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const stockWords = translated(english, {
  'zh-Hans': zhHans,
});
