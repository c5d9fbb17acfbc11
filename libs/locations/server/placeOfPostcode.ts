import { Refusal } from '@forecourt/contracts/api';
import type { LocatedPostcode } from '@forecourt/locations/domain';
import { nearestOf, placesTable, plainSigns } from '@forecourt/site-config/places';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { worded } from './words/worded.js';

/** Answer of `locatePostcode` (LOC-09). */
export async function placeOfPostcode({ site }: ConfiguredSite, postcode: string): Promise<LocatedPostcode> {
  const { placeOf } = await placesTable();
  const place = placeOf(plainSigns(postcode));
  if (!place) {
    const message = worded('postcode.unknown');
    throw new Refusal(422, message, [{ field: 'postcode', message }]);
  }
  const near = nearestOf(
    place,
    site.locations.filter(({ visible }) => visible),
  );
  if (!near) return place;
  const { slug, name } = near.item;
  return { ...place, nearest: { slug, name, km: Math.round(near.km * 10) / 10 } };
}
