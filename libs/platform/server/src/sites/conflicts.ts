import { slugInFilters } from '@forecourt/site-config';
import type { ConfiguredSite } from './createSites.js';
import { hostName } from './hostName.js';
import { fileOf } from './readSite.js';
import { sharedStockConflicts } from './sharedStock.js';

/** Dealers that are right alone and cannot run together. */
export interface Conflict {
  /** Slugs; the first one's file is named by the problems. */
  readonly between: readonly string[];
  readonly problems: readonly string[];
  /** The dealer's file is right: it is another that is missing. */
  readonly isConsequence?: true;
}

/** What keeps these sites from running together. `slugs` are all that have a folder. */
export const conflictsOf = (sites: readonly ConfiguredSite[], slugs: readonly string[]): Conflict[] => [
  ...alike(sites),
  ...sharedHosts(sites),
  ...sharedIds(sites),
  ...sharedStockConflicts(sites, slugs),
];

function alike(sites: readonly ConfiguredSite[]): Conflict[] {
  const seen = new Map<string, string>();
  return sites.flatMap(({ slug }) => {
    const other = seen.get(slugInFilters(slug));
    seen.set(slugInFilters(slug), slug);
    const problem = `dealers/${slug}: the search server cannot tell this slug from "${other}"; rename one`;
    return other === undefined ? [] : [{ between: [slug, other], problems: [problem] }];
  });
}

function sharedHosts(sites: readonly ConfiguredSite[]): Conflict[] {
  const seen = new Map<string, string>();
  return sites.flatMap(({ slug, site }) =>
    site.hosts.map(hostName).flatMap((host) => {
      const other = seen.get(host);
      seen.set(host, slug);
      const problem = `${fileOf(slug)}: site.hosts: "${host}" already leads to "${other}"`;
      return other === undefined ? [] : [{ between: [slug, other], problems: [problem] }];
    }),
  );
}

// offers, events and counts name a site by its id alone
function sharedIds(sites: readonly ConfiguredSite[]): Conflict[] {
  const seen = new Map<string, string>();
  return sites.flatMap(({ slug, site: { id } }) => {
    const other = seen.get(id);
    seen.set(id, slug);
    const problem = `${fileOf(slug)}: site.id: "${id}" is already the id of "${other}"; each site has its own`;
    return other === undefined ? [] : [{ between: [slug, other], problems: [problem] }];
  });
}
