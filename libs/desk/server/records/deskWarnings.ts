import { contentsPort } from '@forecourt/content/server';
import type { ServiceContext } from '@forecourt/service';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { feedStatesPort, type FeedState } from '@forecourt/stock';

/** Problems that are shown at once; the log has them all. */
const MOST = 5;

/** What a dealer's people must know of their own site, a sentence each: files that are not in use as they are. */
export function fileWarnings(
  { slug }: Pick<ConfiguredSite, 'slug'>,
  { broken }: Pick<Sites, 'broken'>,
  left: readonly string[] = [],
): string[] {
  const problems = broken.find((dealer) => dealer.slug === slug)?.problems ?? [];
  return [
    ...warning('The site runs by an earlier version of its configuration, as the present one cannot be used', problems),
    ...warning('Some texts of the site are left out, as they cannot be used', left),
  ];
}

const warning = (what: string, problems: readonly string[]): string[] => {
  if (problems.length === 0) return [];
  const more = problems.length > MOST ? `, and ${problems.length - MOST} more` : '';
  return [`${what}: ${problems.slice(0, MOST).join('; ')}${more}.`];
};

/** That no stock came for longer than the dealer bears. */
export function feedWarnings(state: Pick<FeedState, 'source' | 'oldHours' | 'detail'> | undefined): string[] {
  if (state?.oldHours === undefined) return [];
  const why = state.detail === undefined ? '' : ` The last try failed: ${state.detail}`;
  return [`The stock feed (${state.source}) is ${state.oldHours} hours old.${why}`];
}

/** The warnings of an answer of the desk, with `more` of the whole service; absent where there are none. */
export async function warningsOf(
  { sites, port, findPort }: ServiceContext,
  site: ConfiguredSite,
  more: readonly string[] = [],
): Promise<{ readonly warnings?: string[] }> {
  const left = findPort(contentsPort)?.problemsOf(site.slug);
  const feed = await port(feedStatesPort).stateOf(site);
  const warnings = [...fileWarnings(site, sites, left), ...feedWarnings(feed), ...more];
  return warnings.length > 0 ? { warnings } : {};
}
