import { useSection } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { priceDisplay, type Vehicle } from '@forecourt/vehicle';

/** The price that a gauge of the market is about, in dollars: the one that the page shows; none where it shows no gauge. */
export function useGaugedPrice(vehicle: Vehicle): number | undefined {
  const { offersSubscription } = useSection(siteSection);
  const options = useSection(vehicleSection);
  const price = priceDisplay(vehicle, { ...options, offersSubscription });
  return options.autogauge && price.kind === 'price' ? price.amount : undefined;
}
