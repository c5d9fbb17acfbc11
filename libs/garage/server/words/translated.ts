// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { garageServerWords as english } from './garageServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const garageServerWords = translated(english, {
  'zh-Hans': zhHans,
});
