// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { enquiryWords as english } from './enquiryWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const enquiryWords = translated(english, {
  'zh-Hans': zhHans,
});
