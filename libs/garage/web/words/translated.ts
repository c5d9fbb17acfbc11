// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { garageWords as english } from './garageWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const garageWords = translated(english, {
  'zh-Hans': zhHans,
});
