// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { checkoutServerWords as english } from './checkoutServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const checkoutServerWords = translated(english, {
  'zh-Hans': zhHans,
});
