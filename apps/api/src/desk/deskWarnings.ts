import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { Contents } from '@forecourt/dealer-content';
import type { ApiContext } from '../context.js';

/** Problems that are shown at once; the log has them all. */
const MOST = 5;

/** What a dealer's people must know of their own site, a sentence each: files that are not in use as they are. */
export function fileWarnings(
  { slug }: Pick<ConfiguredSite, 'slug'>,
  { broken }: Pick<Sites, 'broken'>,
  texts: Contents['broken'],
): string[] {
  const problems = broken.find((dealer) => dealer.slug === slug)?.problems ?? [];
  const left = texts.get(slug) ?? [];
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

/** The warnings of an answer of the desk, with `more` of the whole service; absent where there are none. */
export function warningsOf(
  { sites, contents }: Pick<ApiContext, 'sites' | 'contents'>,
  site: ConfiguredSite,
  more: readonly string[] = [],
): { readonly warnings?: string[] } {
  const warnings = [...fileWarnings(site, sites, contents.broken), ...more];
  return warnings.length > 0 ? { warnings } : {};
}
