import { translated } from '@forecourt/words';
import { financeWords as english } from './words/financeWords.js';
import { zhHans } from './words/zhHans.js';

/** The library's messages in all languages. */
export const financeWords = translated(english, { 'zh-Hans': zhHans });
export { financeConfig } from '@forecourt/finance-maths/config';
