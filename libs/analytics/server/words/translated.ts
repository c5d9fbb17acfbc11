// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { analyticsWords as english } from './analyticsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const analyticsWords = translated(english, {
  'zh-Hans': zhHans,
});
