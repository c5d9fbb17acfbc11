import type { SayOf } from '@forecourt/words';
import type { FeatureTile } from '../config.js';
import type { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Tiles of the section "feature-banner" where the dealer has none of its own. */
export const defaultBanner = (say: SayOf<typeof vehicleDetailWords>): FeatureTile[] => [
  { title: say('banner.finance'), text: say('banner.financeText'), href: '/finance' },
  { title: say('banner.budget'), text: say('banner.budgetText'), href: '/budget' },
  { title: say('banner.contact'), text: say('banner.contactText'), href: '/contact-us' },
];
