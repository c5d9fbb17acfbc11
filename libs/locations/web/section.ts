import { sectionRef } from '@forecourt/site-config';
import type { LocationsConfig } from './config.js';

export const locationsSection = sectionRef<LocationsConfig>('locations');
