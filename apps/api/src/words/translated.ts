import { translated } from '@forecourt/words';
import { apiWords as english } from './apiWords.js';
import { zhHans } from './zhHans.js';

/** Messages of the API in every language, for servers. */
export const apiWords = translated(english, { 'zh-Hans': zhHans });
