export { checkoutConfig, purchaseConfig } from '@forecourt/reservation/config';
export { checkoutWords } from './words/checkoutWords.js';
