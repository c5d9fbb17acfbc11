import type { SayOf } from '@forecourt/words';
import type { checkoutServerWords } from './checkoutServerWords.js';

export type CheckoutServerSay = SayOf<typeof checkoutServerWords>;
