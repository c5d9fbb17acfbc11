import type { nearestPostcode, placeOf } from './table.js';

interface PlacesTable {
  readonly nearestPostcode: typeof nearestPostcode;
  readonly placeOf: typeof placeOf;
}

/** The table of places, loaded by those who ask for one: it is no part of any first page. */
export const placesTable = (): Promise<PlacesTable> => import('./table.js');
