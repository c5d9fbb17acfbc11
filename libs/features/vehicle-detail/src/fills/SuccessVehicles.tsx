import { VehicleRow } from '../components/VehicleRow.js';
import type { SuccessVehicles } from './successVehiclesLoader.js';

/** Vehicles similar to the one of the enquiry (FORM-03); nothing where there are none. */
export function Component({ data }: { data?: unknown }) {
  const { vehicles, now } = (data ?? { vehicles: [], now: 0 }) as SuccessVehicles;
  return vehicles.length > 0 ? (
    <VehicleRow id="similar" title="Similar vehicles" vehicles={vehicles} now={now} />
  ) : null;
}
