import { sectionRef } from '@forecourt/site-config';
import type { NavigationConfig } from './config.js';

export const navigationSection = sectionRef<NavigationConfig>('navigation');
