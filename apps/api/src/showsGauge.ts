import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

/** Whether a site shows where a price stands in the market. */
export const showsGauge = (site: Pick<ConfiguredSite, 'config'>): boolean => sectionOf(site, vehicleSection).autogauge;
