import { MAIN_ANCHOR, PAGE_ANCHORS } from '@forecourt/contracts';
import { linksIn, type ConfigSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** The pages that a dealer's site really has. */
export interface SitePages {
  /** Route id to path pattern. */
  readonly patterns: ReadonlyMap<string, string>;
  /** Route id of the page that a path leads to; undefined where the site answers with 404. */
  readonly pageAt: (path: string) => string | undefined;
}

type LinkingSite = Pick<ConfiguredSite, 'slug' | 'config' | 'explain'>;

/**
 * One line for each option of a dealer that leads to a page or an anchor that its site does not have. Addresses
 * elsewhere, phones and mail programmes are left alone.
 */
export function brokenLinks(site: LinkingSite, sections: readonly ConfigSection[], pages: SitePages): string[] {
  return sections.flatMap((section) => {
    const values = new Map(Object.entries(site.config)).get(section.id) ?? {};
    return linksIn(section.schema, values).flatMap(({ path, href }) => {
      const problem = problemOf(href, section.id, pages);
      if (problem === undefined) return [];
      const layer = site.explain(section.id, String(path[0]));
      return [`${site.slug}: ${[section.id, ...path].join('.')} [${layer}]: "${href}" ${problem}`];
    });
  });
}

function problemOf(href: string, section: string, pages: SitePages): string | undefined {
  if (href.startsWith('#')) return anchorProblem(href.slice(1), drawnOn(section, pages));
  if (!href.startsWith('/')) return undefined;
  const { pathname, hash } = new URL(href, 'https://site.example');
  const page = pages.pageAt(pathname);
  if (page === undefined) {
    const known = [...new Set(pages.patterns.values())].sort().join(', ');
    return `leads to no page of this site; its pages are ${known}`;
  }
  return hash === '' ? undefined : anchorProblem(hash.slice(1), [page]);
}

/** Pages that show a section's options: those of the feature that bears its name; any page where it has none. */
function drawnOn(section: string, { patterns }: SitePages): readonly string[] {
  const own = [...patterns.keys()].filter((id) => id.startsWith(`${section}/`));
  return own.some((id) => PAGE_ANCHORS.has(id)) ? own : [];
}

function anchorProblem(anchor: string, pages: readonly string[]): string | undefined {
  const known = [...new Set([MAIN_ANCHOR, ...pages.flatMap((id) => PAGE_ANCHORS.get(id) ?? [])])];
  return known.includes(anchor) ? undefined : `leads to no place of its page; its places are #${known.join(', #')}`;
}
