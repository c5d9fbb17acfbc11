// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { uiKitWords as english } from './uiKitWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const uiKitWords = translated(english, {
  'zh-Hans': zhHans,
});
