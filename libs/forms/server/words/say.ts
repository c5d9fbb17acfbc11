import type { SayOf } from '@forecourt/words';
import type { formsServerWords } from './formsServerWords.js';

export type FormsServerSay = SayOf<typeof formsServerWords>;
