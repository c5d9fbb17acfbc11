// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { checkoutWords as english } from './checkoutWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const checkoutWords = translated(english, {
  'zh-Hans': zhHans,
});
