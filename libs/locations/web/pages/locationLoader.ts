import type { LoaderFunctionArgs } from 'react-router-dom';
import { dealershipsRoute, locationRoute } from '@forecourt/contracts';
import { moved, notFound, siteContext } from '@forecourt/runtime';
import { meantPlace } from '../rules/dealerships.js';
import { readPlace, readPlaces, type PlaceData } from './readPlaces.js';

/** A place by its slug; an address with the slug of its dealership leads there (B2.1). */
export async function loader(args: LoaderFunctionArgs): Promise<PlaceData> {
  const site = args.context.get(siteContext);
  const places = await readPlaces(args);
  const { slug } = args.params;
  const { place, dealership } = meantPlace(places, slug);
  const { search } = new URL(args.request.url);
  if (place && place.slug !== slug) throw moved((site.href(locationRoute, { slug: place.slug }) ?? '/') + search);
  const all = dealership && site.href(dealershipsRoute);
  if (all) throw moved(`${all}${search}#${dealership}`);
  if (!place) throw notFound();
  return readPlace(args, place, places.length === 1);
}
