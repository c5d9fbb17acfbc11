import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { locationRoute, teamRoute } from '@forecourt/contracts';
import { sectionOf, type SiteLocation } from '@forecourt/site-config';
import { moved, notFound, siteContext } from '@forecourt/runtime';
import { meantPlace } from '../rules/dealerships.js';
import { locationsSection } from '../section.js';
import { readPlaces } from './readPlaces.js';

export interface TeamData {
  readonly place: SiteLocation;
}

/** The people of a place (B2.1); redirects to the place's page if it shows none. */
export async function loader(args: LoaderFunctionArgs): Promise<TeamData> {
  const site = args.context.get(siteContext);
  const { slug } = args.params;
  const { place } = meantPlace(await readPlaces(args), slug);
  if (!place) throw notFound();
  if (place.slug !== slug) throw moved(site.href(teamRoute, { slug: place.slug }) ?? '/');
  const isShown = sectionOf(site, locationsSection).showTeam && (place.team?.length ?? 0) > 0;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- not for good: people may come
  if (!isShown) throw redirect(site.href(locationRoute, { slug: place.slug }) ?? '/', 302);
  return { place };
}
