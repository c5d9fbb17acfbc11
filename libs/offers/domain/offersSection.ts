import { sectionRef } from '@forecourt/site-config';
import type { OfferList } from './offer.js';

/** The section "offers" with the keys that stay on the server, as the service reads it. */
export const offerListSection = sectionRef<OfferList>('offers');
