// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { searchWords as english } from './searchWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const searchWords = translated(english, {
  'zh-Hans': zhHans,
});
