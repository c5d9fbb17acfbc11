// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { deskWords as english } from './deskWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const deskWords = translated(english, {
  'zh-Hans': zhHans,
});
