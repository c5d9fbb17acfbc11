// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { formsDomainWords as english } from './formsDomainWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const formsDomainWords = translated(english, {
  'zh-Hans': zhHans,
});
