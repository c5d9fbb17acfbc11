// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { accountsWords as english } from './accountsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const accountsWords = translated(english, {
  'zh-Hans': zhHans,
});
