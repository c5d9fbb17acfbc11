import { checkoutConfig as options } from '@forecourt/checkout/domain/config';
import { checkoutWords } from './words/translated.js';

export { purchaseConfig } from '@forecourt/checkout/domain/config';

export const checkoutConfig: typeof options = { ...options, words: checkoutWords };
