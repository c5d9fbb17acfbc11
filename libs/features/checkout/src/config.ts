export { checkoutConfig, purchaseConfig } from '@forecourt/reservation/config';
