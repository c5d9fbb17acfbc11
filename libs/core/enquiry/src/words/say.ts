import type { SayOf } from '@forecourt/words';
import type { enquiryWords } from './enquiryWords.js';

export type EnquirySay = SayOf<typeof enquiryWords>;
