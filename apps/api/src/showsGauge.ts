import type { VehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';

/** Whether a site shows where a price stands in the market. */
export const showsGauge = ({ config }: Pick<ConfiguredSite, 'config'>): boolean =>
  (config['vehicle'] as unknown as VehicleSection).autogauge;
