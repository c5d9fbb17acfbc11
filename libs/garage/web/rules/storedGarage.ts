import { recordOf } from '@forecourt/runtime';
import type { Garage, GarageList, SavedVehicle } from './garage.js';

/** At least what any site allows. A value that was edited by hand must not fill a page. */
const MOST = { favourites: 200, compare: 8 } as const;

/** What is kept of a garage; nothing where there is nothing to keep. */
export const keptGarage = ({ favourites, compare }: Garage): unknown =>
  favourites.length + compare.length === 0 ? undefined : { favourites, compare };

/** Reads a stored garage. The storage is the shopper's, so anything that does not fit is ignored. */
export function readGarage(kept: unknown): Record<GarageList, SavedVehicle[]> {
  const { favourites, compare } = recordOf(kept);
  return { favourites: vehiclesOf(favourites, MOST.favourites), compare: vehiclesOf(compare, MOST.compare) };
}

function vehiclesOf(value: unknown, most: number): SavedVehicle[] {
  if (!Array.isArray(value)) return [];
  const found = new Map<string, SavedVehicle>();
  for (const item of value) {
    const vehicle = vehicleOf(item);
    if (vehicle && !found.has(vehicle.id)) found.set(vehicle.id, vehicle);
  }
  return [...found.values()].slice(0, most);
}

function vehicleOf(value: unknown): SavedVehicle | undefined {
  const { id, name, slug, make, model, primary_image_url } = recordOf(value);
  if (!isId(id) || !isText(slug) || !slug) return undefined;
  if (!isText(name) || !isText(make) || !isText(model) || !isText(primary_image_url)) return undefined;
  return { id, name, slug, make, model, primary_image_url };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Ids go into addresses, comma-separated lists, and filters that quote them in backticks. */
export const isId = (value: unknown): value is string =>
  isText(value) && /^(?!\s)[^`,\p{Cc}\p{Cs}]{1,80}(?<!\s)$/u.test(value);
