import type { VehicleSummary } from '@forecourt/vehicle';
import { ToggleButtons } from '../components/ToggleButtons.js';
import { savedVehicle } from '../rules/offers.js';
import { useToggles } from '../state/useToggles.js';

/** Favourite and compare on a card (CARD-06). */
export function Component({ vehicle }: { vehicle: VehicleSummary }) {
  const kept = savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] });
  return <ToggleButtons name={kept.name} toggles={useToggles(vehicle, kept)} look="picture" />;
}
