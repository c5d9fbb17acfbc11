export type { CheckoutConfig, PaymentMark, PaymentOptions } from './config.js';
export * from './deposit.js';
export * from './hold.js';
export * from './section.js';
export * from './states.js';
