import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { ToggleButtons } from '../components/ToggleButtons.js';
import { savedVehicle } from '../rules/offers.js';
import { useToggles } from '../state/useToggles.js';

/** Favourite and compare on the vehicle's own page. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const kept = savedVehicle({ ...vehicle, image: vehicle.images[0]?.url });
  const { car_type, status, images } = vehicle;
  const toggles = useToggles({ car_type, status, price: effectivePrice(vehicle), photos_count: images.length }, kept);
  return <ToggleButtons name={kept.name} toggles={toggles} look="title" />;
}
