// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { reservationsWords as english } from './reservationsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const reservationsWords = translated(english, {
  'zh-Hans': zhHans,
});
