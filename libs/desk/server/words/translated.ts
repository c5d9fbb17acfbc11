// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { deskServerWords as english } from './deskServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const deskServerWords = translated(english, {
  'zh-Hans': zhHans,
});
