// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { financeMathsWords as english } from './financeMathsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const financeMathsWords = translated(english, {
  'zh-Hans': zhHans,
});
