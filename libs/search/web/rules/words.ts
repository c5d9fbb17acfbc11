import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { searchWords } from '../words/searchWords.js';

export type SearchSay = SayOf<typeof searchWords>;
/** A message without values. */
export type SearchKey = PlainKeyOf<typeof searchWords>;
