import type { AutogaugeAnswer } from '@forecourt/contracts/api';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';

/** How the prices of a site's vehicles compare with the market, as far as it is known without a request (VDP-08). */
export interface Gauges {
  /** Undefined where the site shows none, and where it is not known yet. */
  forPage(site: ConfiguredSite, vehicle: Vehicle): Promise<AutogaugeAnswer | undefined>;
}

/** The module that values vehicles provides it; pages have no gauge without it. */
export const gaugesPort = portRef<Gauges>('vehicle-detail/gauges');
