// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { contractsWords as english } from './contractsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const contractsWords = translated(english, {
  'zh-Hans': zhHans,
});
