// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { leadsWords as english } from './leadsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const leadsWords = translated(english, {
  'zh-Hans': zhHans,
});
