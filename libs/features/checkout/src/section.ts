import { sectionRef } from '@forecourt/site-config';
import type { CheckoutConfig } from './config.js';

export const checkoutSection = sectionRef<CheckoutConfig>('checkout');
