import type { SayOf } from '@forecourt/words';
import type { purchasesWords } from './purchasesWords.js';

export type PurchasesSay = SayOf<typeof purchasesWords>;
