// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { deskDomainWords as english } from './deskDomainWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const deskDomainWords = translated(english, {
  'zh-Hans': zhHans,
});
