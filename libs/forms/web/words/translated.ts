// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { formsWords as english } from './formsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const formsWords = translated(english, {
  'zh-Hans': zhHans,
});
