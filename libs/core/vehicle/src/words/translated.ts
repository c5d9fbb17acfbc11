// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { vehicleWords as english } from './vehicleWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const vehicleWords = translated(english, {
  'zh-Hans': zhHans,
});
