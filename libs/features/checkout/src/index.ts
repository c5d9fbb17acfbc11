export { checkoutFeature } from './feature.js';
export type { CheckoutConfig } from '@forecourt/reservation';
