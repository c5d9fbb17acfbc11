// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { checkoutDomainWords as english } from './checkoutDomainWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const checkoutDomainWords = translated(english, {
  'zh-Hans': zhHans,
});
