// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { siteConfigWords as english } from './siteConfigWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const siteConfigWords = translated(english, {
  'zh-Hans': zhHans,
});
