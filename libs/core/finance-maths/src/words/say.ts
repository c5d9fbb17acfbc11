import type { SayOf } from '@forecourt/words';
import type { financeMathsWords } from './financeMathsWords.js';

export type FinanceMathsSay = SayOf<typeof financeMathsWords>;
