import { translated } from '@forecourt/words';
import { uiKitWords as english } from './words/uiKitWords.js';
import { zhHans } from './words/zhHans.js';

/** Messages of the kit in every language, for servers. */
export const uiKitWords = translated(english, { 'zh-Hans': zhHans });
