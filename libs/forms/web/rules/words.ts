import type { PlainKeyOf, SayOf } from '@forecourt/words';
import type { formsWords } from '../words/formsWords.js';

export type FormsSay = SayOf<typeof formsWords>;
/** A message without values. */
export type FormsKey = PlainKeyOf<typeof formsWords>;
