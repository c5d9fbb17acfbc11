import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** Whether a site shows how a price compares with the market. */
export const showsGauge = (site: Pick<ConfiguredSite, 'config'>): boolean => sectionOf(site, vehicleSection).autogauge;
