import { isAvailable, offersFavourite, vehicleTitle, type Vehicle, type VehicleSummary } from '@forecourt/vehicle';
import type { SavedVehicle } from './garage.js';
import type { GarageOptions } from './offeredLists.js';

/** The part of a vehicle that decides about its controls; both a search result and a whole vehicle have it. */
export type ControlledVehicle = Pick<VehicleSummary, 'car_type' | 'status' | 'price' | 'photos_count'>;

/**
 * Whether a vehicle has controls (CARD-06): not where the site's option leaves it out, and one that is gone only while
 * it is on a list, so that it can be taken off.
 */
export function hasControl(
  vehicle: ControlledVehicle,
  options: GarageOptions['vehicle'],
  { isListed }: { isListed: boolean },
): boolean {
  return isListed || (isAvailable(vehicle) && offersFavourite(vehicle, options));
}

/** A vehicle with its fields as both a search result and a whole vehicle carry them. */
export type SavableVehicle = Pick<Vehicle, 'id' | 'slug' | 'make' | 'model' | 'year' | 'badge' | 'series'> & {
  readonly image?: string | undefined;
};

/** What is kept of a vehicle (A3). */
export const savedVehicle = (vehicle: SavableVehicle): SavedVehicle => ({
  id: vehicle.id,
  name: vehicleTitle(vehicle),
  slug: vehicle.slug,
  make: vehicle.make,
  model: vehicle.model,
  primary_image_url: vehicle.image ?? '',
});
