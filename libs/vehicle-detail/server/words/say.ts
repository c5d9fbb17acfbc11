import type { SayOf } from '@forecourt/words';
import type { brochureWords } from './brochureWords.js';

export type BrochureSay = SayOf<typeof brochureWords>;
