// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { garageDomainWords as english } from './garageDomainWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const garageDomainWords = translated(english, {
  'zh-Hans': zhHans,
});
