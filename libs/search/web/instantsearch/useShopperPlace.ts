import { useEffect, useState } from 'react';
import { placesTable, type Place } from '@forecourt/site-config/places';
import { selectPostcode, useAppSelector } from '@forecourt/runtime/store';
import { useListing } from './listingContext.js';

/** The postcode that the shopper gave on this device, on a site that offers to look around one. */
export function useShopperPostcode(): string | undefined {
  const { options } = useListing();
  const postcode = useAppSelector(selectPostcode);
  return options.offersNear ? postcode : undefined;
}

/**
 * Where the shopper is, as far as this device knows, on a listing that is not around a place anyway. It stays on the
 * device: nothing is searched by it.
 */
export function useShopperPlace(): Place | undefined {
  const { filters } = useListing();
  const known = useShopperPostcode();
  const postcode = filters.near ? undefined : known;
  const [found, setFound] = useState<{ readonly postcode: string; readonly place: Place | undefined }>();
  useEffect(() => {
    if (postcode === undefined) return;
    // without the table cards are as they are for everybody
    void placesTable().then(
      ({ placeOf }) => setFound({ postcode, place: placeOf(postcode) }),
      () => undefined,
    );
  }, [postcode]);
  return found?.postcode === postcode ? found?.place : undefined;
}
