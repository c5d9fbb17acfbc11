import { sectionOf, vehicleSection } from '@forecourt/site-config';

/** Whether a site shows how a price compares with the market. */
export const showsGauge = (site: Parameters<typeof sectionOf>[0]): boolean => sectionOf(site, vehicleSection).autogauge;
