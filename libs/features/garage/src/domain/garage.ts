/** A vehicle as it is kept on the shopper's device (A3). */
export interface SavedVehicle {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string;
}

export type GarageList = 'favourites' | 'compare';

/** What a shopper keeps on this device. */
export type Garage = Readonly<Record<GarageList, readonly SavedVehicle[]>>;

/** One value for "nothing", so that it can be told by identity. */
export const EMPTY_GARAGE: Garage = { favourites: [], compare: [] };

export const has = (garage: Garage, list: GarageList, id: string): boolean =>
  garage[list].some((vehicle) => vehicle.id === id);

export type Toggled =
  | { readonly garage: Garage; readonly outcome: 'added' | 'removed' }
  /** The list holds as many as it may: nothing changed. */
  | { readonly garage: Garage; readonly outcome: 'full'; readonly limit: number };

/** Adds a vehicle to a list or takes it out (A4). */
export function toggle(garage: Garage, list: GarageList, vehicle: SavedVehicle, limit: number): Toggled {
  if (has(garage, list, vehicle.id)) return { garage: without(garage, list, [vehicle.id]), outcome: 'removed' };
  if (garage[list].length >= limit) return { garage, outcome: 'full', limit };
  return { garage: { ...garage, [list]: [...garage[list], vehicle] }, outcome: 'added' };
}

/** Takes vehicles out of a list; the same garage where none of them is in it. */
export function without(garage: Garage, list: GarageList, ids: readonly string[]): Garage {
  const kept = garage[list].filter(({ id }) => !ids.includes(id));
  return kept.length === garage[list].length ? garage : { ...garage, [list]: kept };
}

/** Puts a vehicle back where it was: the way back from `without`. */
export function putBack(garage: Garage, list: GarageList, vehicle: SavedVehicle, index: number): Garage {
  if (has(garage, list, vehicle.id)) return garage;
  return { ...garage, [list]: garage[list].toSpliced(index, 0, vehicle) };
}
