import type { SayOf } from '@forecourt/words';
import type { serviceWords } from '../words/serviceWords.js';

export type SiteHostSay = SayOf<typeof serviceWords>;
