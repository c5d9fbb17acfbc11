// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { reservationWords as english } from './reservationWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const reservationWords = translated(english, {
  'zh-Hans': zhHans,
});
