// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { locationsDomainWords as english } from './locationsDomainWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const locationsDomainWords = translated(english, {
  'zh-Hans': zhHans,
});
