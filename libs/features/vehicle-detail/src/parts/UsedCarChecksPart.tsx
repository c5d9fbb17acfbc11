import { useSection } from '@forecourt/composition';
import { shownGauge, type Autogauge } from '@forecourt/market';
import type { Vehicle } from '@forecourt/vehicle';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { vehicleDetailSection } from '../section.js';
import { useGaugedPrice } from './useGaugedPrice.js';

export interface UsedCarChecksPartProps {
  vehicle: Vehicle;
  /** What the service knew without asking anybody: it stands in the server's HTML. */
  known: Autogauge;
}

/** The checks, and the gauge of the price that the page shows. */
export function Component({ vehicle, known }: UsedCarChecksPartProps) {
  const { usedCarChecks } = useSection(vehicleDetailSection);
  const price = useGaugedPrice(vehicle);
  return <UsedCarChecks content={usedCarChecks} gauge={shownGauge(known, price)} />;
}
