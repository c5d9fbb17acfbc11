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

/** The one value for "nothing", so that it can be compared by identity. */
export const EMPTY_GARAGE: Garage = { favourites: [], compare: [] };

export const has = (garage: Garage, list: GarageList, id: string): boolean =>
  garage[list].some((vehicle) => vehicle.id === id);
