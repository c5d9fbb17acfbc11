import { sectionRef } from '@forecourt/site-config';
import type { GarageConfig } from './config.js';

export const garageSection = sectionRef<GarageConfig>('garage');
