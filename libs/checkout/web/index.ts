export { checkoutFeature } from './feature.js';
export type { CheckoutConfig, PurchaseConfig } from '@forecourt/checkout/domain';
