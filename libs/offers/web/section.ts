import { sectionRef } from '@forecourt/site-config';
import type { OffersOptions } from './config.js';

/** What pages know of the section: the offers themselves come from the service, by the day. */
export const offersSection = sectionRef<OffersOptions>('offers');
