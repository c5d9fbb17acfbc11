import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { navigationWords } from '../words/navigationWords.js';

export type NavigationSay = SayOf<typeof navigationWords>;
/** A message without values. */
export type NavigationKey = PlainKeyOf<typeof navigationWords>;
