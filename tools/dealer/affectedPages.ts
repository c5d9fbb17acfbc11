import path from 'node:path';
import type { createSite, PageDefinition } from '@forecourt/composition';
import type { HostDefinition } from '@forecourt/ssr';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';
import { importFromSource } from '../fromSource.ts';

/** Says which pages of a host read which sections of the configuration; it renders nothing. */
interface PageNeeds {
  pagesOf(host: HostDefinition): readonly PageDefinition[];
  ownRoutesOf(host: HostDefinition): Parameters<typeof createSite>[0]['ownRoutes'];
  sectionsOf(
    host: HostDefinition,
    site: ReturnType<typeof createSite>,
    page: PageDefinition | undefined,
  ): ReadonlySet<string>;
}

const PAGE_NEEDS = path.resolve(import.meta.dirname, '../../libs/platform/ssr/src/pageNeeds.ts');

/** Pages of a site that show something of these sections; `all` where every page does. */
export async function affectedPages(
  host: HostDefinition,
  site: ConfiguredSite,
  sections: readonly string[],
): Promise<'all' | readonly string[]> {
  const needs = await importFromSource<PageNeeds>(PAGE_NEEDS);
  const { createSite: create } = await importFromSource<{ createSite: typeof createSite }>(
    path.resolve(import.meta.dirname, '../../libs/platform/composition/src/siteContext.ts'),
  );
  const known = create({
    ...{ slug: site.slug, origin: 'https://site.example', features: host.features },
    ...{ config: publicConfig(site), ownRoutes: needs.ownRoutesOf(host), paths: site.paths },
  });
  const pages = needs.pagesOf(host);
  const affected = pages.filter((page) => {
    const read = needs.sectionsOf(host, known, page);
    return sections.some((section) => read.has(section));
  });
  return affected.length === pages.length ? 'all' : affected.map(({ route }) => route.id);
}
