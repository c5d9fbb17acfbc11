import type { SayOf } from '@forecourt/words';
import type { checkoutDomainWords } from './checkoutDomainWords.js';

export type CheckoutDomainSay = SayOf<typeof checkoutDomainWords>;
