// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { vehicleDetailWords as english } from './vehicleDetailWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const vehicleDetailWords = translated(english, {
  'zh-Hans': zhHans,
});
