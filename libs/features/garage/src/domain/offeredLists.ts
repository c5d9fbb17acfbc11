import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import type { GarageConfig } from '../config.js';
import { garageSection } from '../section.js';

export interface GarageOptions {
  readonly site: { readonly garageEnabled: boolean };
  readonly vehicle: { readonly favourites: boolean; readonly favouritesOnlyPricedUsed: boolean };
  readonly garage: Pick<GarageConfig, 'favourites' | 'compare'>;
}

/** Which of the two lists the options offer. */
export function offeredLists({ site, vehicle, garage }: GarageOptions): { favourites: boolean; compare: boolean } {
  const isOn = site.garageEnabled && vehicle.favourites;
  return { favourites: isOn && garage.favourites, compare: isOn && garage.compare };
}

/** Which of the two lists a site offers. */
export const listsOf = (site: Pick<SiteInfo, 'slug' | 'config'>) =>
  offeredLists({
    site: sectionOf(site, siteSection),
    vehicle: sectionOf(site, vehicleSection),
    garage: sectionOf(site, garageSection),
  });
