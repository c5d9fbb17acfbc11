import { fillPath, locationRoute, mountedPath, placeContactRoute, teamRoute } from '@forecourt/contracts';
import type { SitemapEntry } from '@forecourt/site-host';
import type { ConfiguredSite } from '@forecourt/sites';

/** Pages of a site's places, for the sitemap: those that are pages of their own, not ways to another one. */
export function placePages({ site, config, paths }: Pick<ConfiguredSite, 'site' | 'config' | 'paths'>): SitemapEntry[] {
  const places = site.locations.filter(({ visible }) => visible);
  const showsTeams = new Map(Object.entries(config)).get('locations')?.['showTeam'] === true;
  return places.flatMap(({ slug, team = [] }) => [
    { path: fillPath(mountedPath(locationRoute, paths), { slug }) },
    // a dealer's only place is what the contact page is about
    ...(places.length > 1 ? [{ path: fillPath(mountedPath(placeContactRoute, paths), { slug }) }] : []),
    ...(showsTeams && team.length > 0 ? [{ path: fillPath(mountedPath(teamRoute, paths), { slug }) }] : []),
  ]);
}
