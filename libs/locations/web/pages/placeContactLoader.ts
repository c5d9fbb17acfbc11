import type { LoaderFunctionArgs } from 'react-router-dom';
import { enquiryRoute, placeContactRoute } from '@forecourt/contracts';
import type { SiteLocation } from '@forecourt/site-config';
import { moved, notFound, nowContext, siteContext } from '@forecourt/runtime';
import { meantPlace } from '../rules/dealerships.js';
import { readPlaces } from './readPlaces.js';

export interface PlaceContactData {
  readonly place: SiteLocation;
  /** What the enquiry is about, as the address says; the form checks it against its categories. */
  readonly category?: string;
  /** Moment of the answer, epoch milliseconds. */
  readonly now: number;
}

/** The contact page of one place (LOC-06). A dealer's only place is what the contact page itself is about. */
export async function loader(args: LoaderFunctionArgs): Promise<PlaceContactData> {
  const site = args.context.get(siteContext);
  const { search, searchParams } = new URL(args.request.url);
  const places = await readPlaces(args);
  const { slug } = args.params;
  const { place } = meantPlace(places, slug);
  if (!place) throw notFound();
  const all = places.length === 1 && site.href(enquiryRoute);
  if (all) throw moved(all + search);
  if (place.slug !== slug) throw moved((site.href(placeContactRoute, { slug: place.slug }) ?? '/') + search);
  const category = searchParams.get('category')?.slice(0, 120);
  return { place, now: args.context.get(nowContext)(), ...(category ? { category } : {}) };
}
