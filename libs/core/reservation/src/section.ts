import { sectionRef } from '@forecourt/site-config';
import type { CheckoutConfig } from './config.js';

/** Reservation with a deposit: what a site offers. `payment` stays on the server. */
export const checkoutSection = sectionRef<CheckoutConfig>('checkout');
