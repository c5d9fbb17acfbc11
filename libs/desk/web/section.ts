import { sectionRef } from '@forecourt/site-config';
import type { DeskConfig } from './config.js';

export const deskSection = sectionRef<DeskConfig>('desk');
