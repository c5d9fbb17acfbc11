export type { CheckoutConfig, PaymentMark, PaymentOptions } from './config.js';
export * from './deposit.js';
export * from './hold.js';
export * from './purchase/index.js';
export type { PurchaseConfig } from './purchase/config.js';
export * from './section.js';
export * from './states.js';
export * from './words/say.js';
export { reservationWords } from './words/reservationWords.js';
