import { translated } from '@forecourt/words';
import { checkoutWords as english } from './words/checkoutWords.js';
import { zhHans } from './words/zhHans.js';

export { checkoutConfig, purchaseConfig } from '@forecourt/reservation/config';

/** The library's messages in all languages. */
export const checkoutWords = translated(english, { 'zh-Hans': zhHans });
