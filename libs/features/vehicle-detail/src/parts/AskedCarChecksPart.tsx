import { useSection } from '@forecourt/composition';
import { shownGauge } from '@forecourt/market';
import type { Vehicle } from '@forecourt/vehicle';
import { useGaugeQuery } from '../api/vehicleApi.js';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { vehicleDetailSection } from '../section.js';
import { useFailureLog } from './useFailureLog.js';
import { useGaugedPrice } from './useGaugedPrice.js';

/** The checks of a vehicle whose place in the market has to be asked for: only this one brings the store. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { usedCarChecks } = useSection(vehicleDetailSection);
  const price = useGaugedPrice(vehicle);
  const { data, error } = useGaugeQuery(vehicle.slug, { skip: price === undefined });
  useFailureLog('The market could not be looked up.', error);
  const isAsked = price !== undefined && !error;
  // A8: what cannot be had hides
  const gauge = data ? shownGauge(data, price) : isAsked ? 'loading' : undefined;
  return <UsedCarChecks content={usedCarChecks} gauge={gauge} />;
}
