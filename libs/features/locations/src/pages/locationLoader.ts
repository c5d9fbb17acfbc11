import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readPlace, readPlaces, type PlaceData } from './readPlaces.js';

/** A place by its slug, or by that of its dealership where it is the only one (B2.1). */
export async function loader(args: LoaderFunctionArgs): Promise<PlaceData> {
  const places = await readPlaces(args);
  const { slug } = args.params;
  const ofDealership = places.filter(({ dealership_slug: dealership }) => dealership === slug);
  const place = places.find((item) => item.slug === slug) ?? (ofDealership.length === 1 ? ofDealership[0] : undefined);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
  if (!place) throw data(null, { status: 404 });
  return readPlace(args, place, places.length === 1);
}
