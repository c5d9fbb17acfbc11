// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { financeWords as english } from './financeWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const financeWords = translated(english, {
  'zh-Hans': zhHans,
});
