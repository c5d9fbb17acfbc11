import type { CheckoutSay } from './words.js';

/** The words of the tick for news, as they are stored with the consent. */
export const optIn = (say: CheckoutSay) => ({ text: say('optIn'), version: 'checkout-1' });
