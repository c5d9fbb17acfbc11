// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { apiWords as english } from './apiWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const apiWords = translated(english, {
  'zh-Hans': zhHans,
});
