import { sectionRef } from '@forecourt/site-config';
import type { ContentConfig } from './config.js';

export const contentSection = sectionRef<ContentConfig>('content');
