import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { enquiryWords } from './enquiryWords.js';

export type EnquirySay = SayOf<typeof enquiryWords>;
/** A message without values. */
export type EnquiryKey = PlainKeyOf<typeof enquiryWords>;
