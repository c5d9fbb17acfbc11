// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { dealerDeskWords as english } from './dealerDeskWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const dealerDeskWords = translated(english, {
  'zh-Hans': zhHans,
});
