// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { formsServerWords as english } from './formsServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const formsServerWords = translated(english, {
  'zh-Hans': zhHans,
});
