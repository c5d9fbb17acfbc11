import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { checkoutWords } from '../words/checkoutWords.js';

export type CheckoutSay = SayOf<typeof checkoutWords>;
/** A message without values. */
export type CheckoutKey = PlainKeyOf<typeof checkoutWords>;
