import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import type { GarageConfig } from '../config.js';
import { garageSection } from '../section.js';

export interface GarageOptions {
  readonly site: { readonly garageEnabled: boolean };
  readonly vehicle: { readonly favourites: boolean; readonly favouritesOnlyPricedUsed: boolean };
  readonly garage: Pick<GarageConfig, 'favourites' | 'compare'> &
    Partial<Pick<GarageConfig, 'accounts' | 'watchlist' | 'alerts'>>;
}

export interface Offered {
  /** Vehicles are saved on the device. */
  readonly favourites: boolean;
  readonly compare: boolean;
  /** Shoppers may sign in. */
  readonly accounts: boolean;
  /** Vehicles are saved in the account alone, and saving one asks for a sign-in. */
  readonly watchlist: boolean;
  /** Vehicles of a shopper who has signed in are saved in the account; those of others on the device. */
  readonly joins: boolean;
  /** Shoppers may subscribe to messages about changes. */
  readonly alerts: boolean;
}

/** What of the garage the options offer. */
export function offeredLists({ site, vehicle, garage }: GarageOptions): Offered {
  const isOn = site.garageEnabled && vehicle.favourites;
  const saves = isOn && garage.favourites;
  const accounts = site.garageEnabled && garage.accounts === true;
  const watchlist = saves && accounts && garage.watchlist === true;
  return {
    favourites: saves && !watchlist,
    compare: isOn && garage.compare,
    accounts,
    watchlist,
    joins: saves && accounts && !watchlist,
    alerts: site.garageEnabled && garage.alerts === true,
  };
}

/** What of the garage a site offers. */
export const listsOf = (site: Pick<SiteInfo, 'slug' | 'config'>) =>
  offeredLists({
    site: sectionOf(site, siteSection),
    vehicle: sectionOf(site, vehicleSection),
    garage: sectionOf(site, garageSection),
  });
