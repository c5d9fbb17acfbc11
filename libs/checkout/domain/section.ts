import { sectionRef } from '@forecourt/site-config';
import type { CheckoutConfig } from './config.js';
import type { PurchaseConfig } from './purchase/config.js';

/** Reservation with a deposit: what a site offers. `payment` stays on the server. */
export const checkoutSection = sectionRef<CheckoutConfig>('checkout');

/** Online purchase: what a site offers. There only while `checkout` is on, whose deposit it takes. */
export const purchaseSection = sectionRef<PurchaseConfig>('purchase');
