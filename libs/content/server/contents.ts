import { portRef } from '@forecourt/service';
import { ConfigError } from '@forecourt/site-config';
import { perSite } from '@forecourt/service/sites';
import { readableContent, type ContentSite } from './reading/readContent.js';
import { SiteContent } from './siteContent.js';

/** Content of each site; a site that is not known has none. */
export interface Contents {
  of(slug: string): SiteContent | undefined;
  /** What is wrong with texts of a dealer: those texts are left out. */
  problemsOf(slug: string): readonly string[];
}

/** What dealers wrote. */
export const contentsPort = portRef<Contents>('content/contents');

/**
 * The texts of dealers, each dealer's read when they are first needed. A text that cannot be used is left out, and
 * `onProblems` is called once with what is wrong.
 */
export function readContents(
  sites: { readonly bySlug: (slug: string) => ContentSite | undefined },
  onProblems: (slug: string, problems: readonly string[]) => void = () => undefined,
): Contents {
  const read = perSite(sites, (site) => {
    const { content, problems } = readableContent(site);
    if (problems.length > 0) onProblems(site.slug, problems);
    return { content: new SiteContent(content), problems };
  });
  return { of: (slug) => read(slug)?.content, problemsOf: (slug) => read(slug)?.problems ?? [] };
}

/** What is wrong with the texts of a dealer, a line each. */
export const textProblems = (site: ContentSite): readonly string[] => readableContent(site).problems;

/** Throws a ConfigError that lists what is wrong with texts of all dealers. */
export function checkContents(sites: readonly ContentSite[]): void {
  const problems = sites.flatMap(textProblems);
  if (problems.length > 0) throw new ConfigError(problems);
}
