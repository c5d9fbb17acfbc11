import { useWords } from '@forecourt/composition';
import { useVehiclesByIdsQuery } from '@forecourt/runtime/base-api';
import { VehicleRow } from '../components/VehicleRow.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';
import { useFailureLog } from './useFailureLog.js';

/** Vehicles that this device opened before, as the site shows them now; apart, as a first visit has none. */
export default function RecentlyViewedRow({ ids, now }: { ids: readonly string[]; now: number }) {
  const say = useWords(vehicleDetailWords);
  const { data: vehicles = [], error } = useVehiclesByIdsQuery(ids);
  useFailureLog('Recently viewed vehicles could not be read.', error);
  return <VehicleRow id="recently-viewed" title={say('recentlyViewed')} vehicles={vehicles} now={now} />;
}
