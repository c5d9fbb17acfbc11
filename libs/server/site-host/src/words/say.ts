import type { SayOf } from '@forecourt/words';
import type { siteHostWords } from './siteHostWords.js';

export type SiteHostSay = SayOf<typeof siteHostWords>;
