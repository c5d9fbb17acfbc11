// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { vehicleDetailServerWords as english } from './vehicleDetailServerWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const vehicleDetailServerWords = translated(english, {
  'zh-Hans': zhHans,
});
