// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { siteHostWords as english } from './siteHostWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const siteHostWords = translated(english, {
  'zh-Hans': zhHans,
});
