import { alertOptions, type AlertOptions } from '@forecourt/enquiry';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** The garage's options that the service reads; a template without a garage has none. */
const garageSection = sectionRef<Partial<AlertOptions> & { readonly accounts?: boolean; readonly watchlist?: boolean }>(
  'garage',
);

export const optionsOf = (site: Pick<ConfiguredSite, 'slug' | 'config'>): AlertOptions =>
  alertOptions(findSection(site, garageSection));

/** Whether a site tells of saved vehicles and searches. */
export const tellsAlerts = (site: ConfiguredSite): boolean => site.site.garageEnabled && optionsOf(site).alerts;

export const hasWatchlist = (site: ConfiguredSite): boolean => {
  const section = findSection(site, garageSection);
  return section?.accounts === true && section.watchlist === true;
};
