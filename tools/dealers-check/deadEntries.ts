import { targetHref, type LinkTarget } from '@forecourt/contracts';
import { didYouMean, sectionOf, siteSection, targetsIn, type ConfigSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { SitePages } from './siteLinks.ts';

type ArrangedSite = Pick<ConfiguredSite, 'slug' | 'source' | 'config' | 'explain'>;

/**
 * One line for each entry that a dealer wrote for a page which its site does not have: it would not be shown. Entries
 * of the platform and of a template are for all their sites, and appear where the page is.
 */
export function deadEntries(site: ArrangedSite, sections: readonly ConfigSection[], pages: SitePages): string[] {
  return sections.flatMap((section) => {
    const values = new Map(Object.entries(site.config)).get(section.id) ?? {};
    return targetsIn(section.schema, values).flatMap(({ path, text }) => {
      if (!isOwn(site, section.id, String(path[0]))) return [];
      const target = valueAt(values, path.slice(0, -1)) as LinkTarget;
      const href = targetHref(target, { paths: pages.patterns });
      if (href !== undefined && pages.pageAt(href.split('?', 1)[0] ?? '') !== undefined) return [];
      const layer = site.explain(section.id, String(path[0]));
      const known = [...pages.patterns.keys()].sort();
      const why =
        href === undefined
          ? `names no page of this site${didYouMean(text, known)}; its pages are ${known.join(', ')}`
          : `leads to "${href}", which is no page of this site`;
      return [`${site.slug}: ${[section.id, ...path].join('.')} [${layer}]: "${text}" ${why}`];
    });
  });
}

/** One line for each section of the front page that no feature of the site's template has. */
export function unknownHomeSections(site: ArrangedSite, known: readonly string[]): string[] {
  const { homeSections = [] } = sectionOf(site, siteSection);
  return homeSections.flatMap((name, index) =>
    known.includes(name)
      ? []
      : [
          `${site.slug}: site.homeSections.${index} [${site.explain('site', 'homeSections')}]: ` +
            `"${name}" is no section of the front page${didYouMean(name, known)}; ` +
            `allowed are ${[...known].sort().join(', ')}`,
        ],
  );
}

const isOwn = ({ source }: ArrangedSite, section: string, key: string): boolean => {
  const values = Object.hasOwn(source, section) ? source[section] : undefined;
  return typeof values === 'object' && values !== null && Object.hasOwn(values, key);
};

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(String(key)) : undefined,
    value,
  );
