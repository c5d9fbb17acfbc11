import { sectionRef } from '@forecourt/site-config';
import type { SearchConfig } from './config.js';

export const searchSection = sectionRef<SearchConfig>('search');
