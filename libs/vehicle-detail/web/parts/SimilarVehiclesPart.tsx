import { useWords } from '@forecourt/composition';
import type { VehicleSummary } from '@forecourt/vehicle';
import { VehicleRow } from '../components/VehicleRow.js';
import { seenMark } from '../fills/SeenMark.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Up to six vehicles like this one (VDP-13). */
export function Component(props: { vehicles: readonly VehicleSummary[]; now: number }) {
  const say = useWords(vehicleDetailWords);
  return <VehicleRow id="similar" title={say('similar')} {...props} controlsOf={seenMark} />;
}
