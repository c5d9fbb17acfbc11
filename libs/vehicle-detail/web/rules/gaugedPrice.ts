import { sectionOf, siteSection, vehicleOptionsOf, type Configured } from '@forecourt/site-config';
import { priceDisplay, type Vehicle } from '@forecourt/vehicle';

/**
 * The price that a gauge of the market is about, in dollars: the one that the page shows; none where it shows no gauge.
 */
export function gaugedPrice(vehicle: Vehicle, site: Configured): number | undefined {
  const { offersSubscription } = sectionOf(site, siteSection);
  const options = vehicleOptionsOf(site);
  const price = priceDisplay(vehicle, { ...options, offersSubscription });
  return options.autogauge && price.kind === 'price' ? price.amount : undefined;
}
