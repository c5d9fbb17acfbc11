import type { SayOf } from '@forecourt/words';
import type { siteConfigWords } from './siteConfigWords.js';

export type SiteConfigSay = SayOf<typeof siteConfigWords>;
