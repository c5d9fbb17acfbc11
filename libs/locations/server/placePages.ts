import { fillPath, locationRoute, mountedPath, placeContactRoute, teamRoute } from '@forecourt/contracts';
import type { ListedPage } from '@forecourt/service';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** What the service reads of the section; a template without places has none. */
const locationsSection = sectionRef<{ readonly showTeam: boolean }>('locations');

/** Pages of a site's places, for the sitemap: those that are pages of their own, not ways to another one. */
export function placePages(configured: Pick<ConfiguredSite, 'site' | 'config' | 'paths'>): ListedPage[] {
  const { site, paths } = configured;
  const places = site.locations.filter(({ visible }) => visible);
  const showsTeams = findSection(configured, locationsSection)?.showTeam === true;
  return places.flatMap(({ slug, team = [] }) => [
    { path: fillPath(mountedPath(locationRoute, paths), { slug }) },
    // a dealer's only place is what the contact page is about
    ...(places.length > 1 ? [{ path: fillPath(mountedPath(placeContactRoute, paths), { slug }) }] : []),
    ...(showsTeams && team.length > 0 ? [{ path: fillPath(mountedPath(teamRoute, paths), { slug }) }] : []),
  ]);
}
