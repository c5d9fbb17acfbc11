import { ConfigError } from '@forecourt/site-config';
import { readContent, type ContentSite } from './reading/readContent.js';
import { SiteContent } from './siteContent.js';

/** Content of each site; a site that is not known has none. */
export interface Contents {
  of(slug: string): SiteContent | undefined;
}

/** Reads the texts of every dealer, once. Throws a ConfigError that lists the problems of all of them. */
export function readContents(sites: readonly ContentSite[]): Contents {
  const problems: string[] = [];
  const all = new Map<string, SiteContent>();
  for (const site of sites) {
    try {
      all.set(site.slug, new SiteContent(readContent(site)));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { of: (slug) => all.get(slug) };
}
