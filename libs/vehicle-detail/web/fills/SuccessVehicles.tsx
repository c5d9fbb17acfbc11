import { useWords } from '@forecourt/composition';
import { VehicleRow } from '../components/VehicleRow.js';
import { seenMark } from './SeenMark.js';
import type { SuccessVehicles } from './successVehiclesLoader.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Vehicles similar to the one of the enquiry (FORM-03); nothing where there are none. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(vehicleDetailWords);
  const { vehicles, now } = (data ?? { vehicles: [], now: 0 }) as SuccessVehicles;
  return vehicles.length > 0 ? (
    <VehicleRow id="similar" title={say('similar')} vehicles={vehicles} now={now} controlsOf={seenMark} />
  ) : null;
}
