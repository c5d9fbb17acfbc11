// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { uiVehicleWords as english } from './uiVehicleWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const uiVehicleWords = translated(english, {
  'zh-Hans': zhHans,
});
