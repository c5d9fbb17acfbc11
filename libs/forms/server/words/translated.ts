// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { bookingsWords as english } from './bookingsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const bookingsWords = translated(english, {
  'zh-Hans': zhHans,
});
