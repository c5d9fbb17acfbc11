import type { VehicleSummary } from '@forecourt/vehicle';
import { VehicleRow } from '../components/VehicleRow.js';

/** Up to six vehicles like this one (VDP-13). */
export const Component = (props: { vehicles: readonly VehicleSummary[]; now: number }) => (
  <VehicleRow id="similar" title="Similar vehicles" {...props} />
);
