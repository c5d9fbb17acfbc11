import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { garageWords } from '../words/garageWords.js';

export type GarageSay = SayOf<typeof garageWords>;
/** A message without values. */
export type GarageKey = PlainKeyOf<typeof garageWords>;
