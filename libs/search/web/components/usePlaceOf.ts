import { useEffect, useState } from 'react';
import { placesTable } from '@forecourt/site-config/places';
import type { PlaceOf } from '../rules/savedSearchCounts.js';

/** The table of places, where a search is about one; undefined until it is there. */
export function usePlaceOf(isNeeded: boolean): PlaceOf | undefined {
  const [table, setTable] = useState<{ readonly placeOf: PlaceOf }>();
  useEffect(() => {
    if (isNeeded) void placesTable().then(setTable);
  }, [isNeeded]);
  return table?.placeOf;
}
