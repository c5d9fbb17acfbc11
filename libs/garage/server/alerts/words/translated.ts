// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { alertsWords as english } from './alertsWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const alertsWords = translated(english, {
  'zh-Hans': zhHans,
});
