import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SiteLocation } from '@forecourt/site-config';
import { nowContext } from '@forecourt/runtime';
import { readPlaces } from '../pages/readPlaces.js';

export interface ContactData {
  readonly places: readonly SiteLocation[];
  readonly now: number;
}

/**
 * Places as the contact page shows them: of departments and ratings what it says, nothing of people, texts and
 * pictures.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ContactData> {
  const places = await readPlaces(args);
  return { places: places.map(forContact), now: args.context.get(nowContext)() };
}

function forContact(place: SiteLocation): SiteLocation {
  const short: SiteLocation = { ...place };
  for (const key of ['team', 'services', 'pictures', 'about', 'entrance'] as const) delete short[key];
  if (place.reviews) short.reviews = { ...place.reviews, items: [] };
  return short;
}
