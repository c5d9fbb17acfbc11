import type { Vehicle } from './vehicle.js';

/** Pictures to show: the site's new-arrival set where there is one picture or none (A4, CARD-05). */
export function chooseImages(
  images: readonly string[],
  vehicle: Pick<Vehicle, 'status'>,
  newArrivalImages: readonly string[],
): readonly string[] {
  const isReplaced = images.length <= 1 && newArrivalImages.length > 0 && vehicle.status !== 'sold';
  return isReplaced ? newArrivalImages : images;
}

/**
 * Favourite control: the feature is on; the option leaves out vehicles that are not used, unpriced or without pictures
 * (A4).
 */
export function offersFavourite(
  vehicle: { car_type: Vehicle['car_type']; price?: number | undefined; photos_count: number },
  options: { favourites: boolean; favouritesOnlyPricedUsed: boolean },
): boolean {
  if (!options.favourites) return false;
  if (!options.favouritesOnlyPricedUsed) return true;
  return vehicle.car_type === 'used' && (vehicle.price ?? 0) > 0 && vehicle.photos_count > 0;
}
