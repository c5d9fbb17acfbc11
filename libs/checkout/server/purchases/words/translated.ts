// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { purchasesWords as english } from './purchasesWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const purchasesWords = translated(english, {
  'zh-Hans': zhHans,
});
