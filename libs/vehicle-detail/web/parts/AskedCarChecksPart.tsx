import { useSection, useSite } from '@forecourt/composition';
import { shownGauge } from '@forecourt/vehicle-detail/domain';
import { siteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleApi } from '../api/vehicleApi.js';
import { GaugeSkeleton, MarketGauge } from '../components/checks/MarketGauge.js';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { gaugedPrice } from '../rules/gaugedPrice.js';
import { vehicleDetailSection } from '../section.js';
import { useFailureLog } from './useFailureLog.js';

/** The checks of a vehicle whose place in the market has to be requested: unlike `UsedCarChecksPart`, by RTK Query. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { usedCarChecks } = useSection(vehicleDetailSection);
  const { timeZone } = useSection(siteSection);
  const price = gaugedPrice(vehicle, useSite());
  const { data, error } = vehicleApi.useGaugeQuery(vehicle.slug, { skip: price === undefined });
  useFailureLog('The market could not be looked up.', error);
  const isAsked = price !== undefined && !error;
  const gauge = data && shownGauge(data, price);
  return (
    <UsedCarChecks content={usedCarChecks}>
      {
        // A8: what cannot be had hides
        gauge ? <MarketGauge gauge={gauge} timeZone={timeZone} /> : isAsked && !data && <GaugeSkeleton />
      }
    </UsedCarChecks>
  );
}
