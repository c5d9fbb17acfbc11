import { portRef } from '@forecourt/service';
import { ConfigError } from '@forecourt/site-config';
import { readableContent, type ContentSite } from './reading/readContent.js';
import { SiteContent } from './siteContent.js';

/** Content of each site; a site that is not known has none. */
export interface Contents {
  of(slug: string): SiteContent | undefined;
  /** What is wrong with texts of dealers, by slug: those texts are left out. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
}

/** What dealers wrote, read once when the service starts. */
export const contentsPort = portRef<Contents>('content/contents');

/** Reads the texts of every dealer, once. A text that cannot be used is left out, and named in `broken`. */
export function readContents(sites: readonly ContentSite[]): Contents {
  const all = new Map<string, SiteContent>();
  const broken = new Map<string, readonly string[]>();
  for (const site of sites) {
    const { content, problems } = readableContent(site);
    all.set(site.slug, new SiteContent(content));
    if (problems.length > 0) broken.set(site.slug, problems);
  }
  return { of: (slug) => all.get(slug), broken };
}

/** Throws a ConfigError that lists what is wrong with texts of all dealers. */
export function checkContents(sites: readonly ContentSite[]): void {
  const problems = sites.flatMap((site) => readableContent(site).problems);
  if (problems.length > 0) throw new ConfigError(problems);
}
