// Written by `npm run words`.
import { translated } from '@forecourt/words';
import { messagesWords as english } from './messagesWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the library in every language, for servers. */
export const messagesWords = translated(english, {
  'zh-Hans': zhHans,
});
