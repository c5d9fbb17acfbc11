export { checkoutConfig } from '@forecourt/reservation/config';
