import { checkoutConfig as options } from '@forecourt/reservation/config';
import { checkoutWords } from './words/translated.js';

export { purchaseConfig } from '@forecourt/reservation/config';

export const checkoutConfig: typeof options = { ...options, words: checkoutWords };
