import { ConfigError } from '@forecourt/site-config';
import { conflictsOf, type Conflict } from './conflicts.js';
import type { ConfiguredSite, Sites, SitesOptions } from './createSites.js';
import { hostName } from './hostName.js';
import { fileOf, readSite, readSource } from './readSite.js';

/** A dealer while the platform finds out which of its versions can run along with the others. */
export interface Dealer {
  readonly slug: string;
  readonly problems: string[];
  /** Why it is out although its own file is right. */
  readonly consequences: string[];
  /** Whether its files say something else than before. */
  readonly isChanged: boolean;
  /** What it can run by, the best first. */
  readonly versions: { readonly site: ConfiguredSite; readonly isLast: boolean }[];
}

/** A dealer's site by its folder, or why there is none, a line each. */
export function siteIn(
  slug: string,
  dir: string,
  options: Pick<SitesOptions, 'templates' | 'lacksOf'>,
): ConfiguredSite | readonly string[] {
  try {
    const site = readSite(slug, dir, readSource(slug, dir), options);
    const lacks = options.lacksOf?.(site) ?? [];
    return lacks.length > 0 ? lacks.map((text) => `${fileOf(slug)}: ${text}`) : site;
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    // whatever a file does to the code that reads it, the other dealers run
    return [`${fileOf(slug)}: cannot be used: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const isSite = (found: ConfiguredSite | readonly string[]): found is ConfiguredSite => !Array.isArray(found);

/** Takes versions away until those that are left run together. */
export function settle(dealers: readonly Dealer[]): void {
  // of two that do not go together, the one that changed is at fault
  const atFault = ({ between }: Conflict): Dealer | undefined => {
    const changed = dealers.filter(({ slug, isChanged }) => isChanged && between.includes(slug));
    return changed.length === 1 ? changed[0] : dealers.find(({ slug }) => slug === between[0]);
  };
  for (;;) {
    const conflicts = conflictsOf(runningOf(dealers), slugsOf(dealers));
    const dealer = conflicts[0] && atFault(conflicts[0]);
    if (!dealer) return;
    for (const conflict of conflicts.filter((item) => atFault(item) === dealer))
      (conflict.isConsequence ? dealer.consequences : dealer.problems).push(...conflict.problems);
    dealer.versions.shift();
  }
}

export const slugsOf = (dealers: readonly Dealer[]): string[] => dealers.map(({ slug }) => slug);

/** The sites of the versions that are left. */
export const runningOf = (dealers: readonly Dealer[]): ConfiguredSite[] =>
  dealers.flatMap(({ versions: [version] }) => (version ? [version.site] : []));

/** Sites by host and slug. */
export function sitesBy(all: readonly ConfiguredSite[]): Omit<Sites, 'broken'> {
  const byHost = new Map(all.flatMap((site) => site.site.hosts.map((host) => [hostName(host), site] as const)));
  const bySlug = new Map(all.map((site) => [site.slug, site]));
  return { all, byHost: (host) => byHost.get(hostName(host)), bySlug: (slug) => bySlug.get(slug) };
}
