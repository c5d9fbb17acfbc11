import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { leadsWords } from './leadsWords.js';

export type LeadsSay = SayOf<typeof leadsWords>;
/** The message that names a line of a lead. */
export type LeadLineId = Extract<PlainKeyOf<typeof leadsWords>, `line.${string}`>;
