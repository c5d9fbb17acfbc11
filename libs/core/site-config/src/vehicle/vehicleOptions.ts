import { plainWordsOf } from '@forecourt/words';
import { oncePerSite } from '../oncePerSite.js';
import { sectionOf } from '../sectionRef.js';
import { vehicleSection } from '../sections/refs.js';
import type { VehicleSection } from '../sections/vehicle.js';
import { siteConfigWords } from '../words/siteConfigWords.js';
import type { SiteConfigSay } from '../words/say.js';
import { priceTypeLabels, tagLabels } from './vehicleTexts.js';

const withTexts = (own: VehicleSection, say: SiteConfigSay) => ({
  ...own,
  noPriceText: own.noPriceText ?? say('vehicle.noPrice'),
  preorderText: own.preorderText ?? say('vehicle.preorder'),
  priceTypeLabels: own.priceTypeLabels ?? priceTypeLabels(say),
  tagLabels: own.tagLabels ?? tagLabels(say),
  similarText: own.similarText ?? say('vehicle.similar'),
});

/** The options of the section `vehicle` with all their texts. */
export type VehicleOptions = ReturnType<typeof withTexts>;

/** How a site describes vehicles: the dealer's own texts, else the messages of the site's language. */
export const vehicleOptionsOf = oncePerSite((site): VehicleOptions =>
  withTexts(sectionOf(site, vehicleSection), plainWordsOf(site, siteConfigWords)),
);
