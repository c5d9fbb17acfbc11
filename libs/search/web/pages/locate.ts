import { placesTable, type Place } from '@forecourt/site-config/places';
import type { Near } from '../rules/near.js';
import type { ListingFilters } from '../rules/listingUrl.js';

export interface Located {
  filters: ListingFilters;
  /** Where the postcode of the filters is. */
  place?: Place;
  /** What was typed where there is no such postcode: the listing then shows what it would without it. */
  refused?: Near;
}

/** Finds the place that filters name. The table of places is loaded by those alone who ask for one. */
export async function locate(filters: ListingFilters, offersNear: boolean): Promise<Located> {
  const { near, ...others } = filters;
  if (!near || !offersNear) return { filters: others };
  const { placeOf } = await placesTable();
  const place = placeOf(near.postcode);
  return place ? { filters, place } : { filters: others, refused: near };
}
