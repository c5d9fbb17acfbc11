import { PLATFORM_LAYER, sectionOf, siteSection, targetsIn } from '@forecourt/site-config';
import type { HostBundle, HostedSite } from '@forecourt/service/site-host';
import type { ConfiguredSite, TemplateDefinition } from '@forecourt/service/sites';

/** Whose pages and parts are the host's own. */
const OF_HOST = 'site';

/**
 * A line for each entry of a front page, a menu or another list of links that names a feature which the site's template
 * does not install: it is not shown (TEN-02). Entries of the platform are for all templates and appear where their page
 * is.
 */
export function entriesLeftOut(
  site: Pick<ConfiguredSite, 'template' | 'config' | 'explain'>,
  templates: Readonly<Record<string, TemplateDefinition>>,
  { features }: Pick<HostBundle['renderer'], 'features'>,
): string[] {
  const { template, config, explain } = site;
  const isThere = (id: string) => [OF_HOST, ...features].includes(id.split('/', 1)[0] ?? '');
  const line = (section: string, path: readonly (string | number)[], id: string): string[] => {
    const layer = explain(section, String(path[0]));
    if (layer === PLATFORM_LAYER || isThere(id)) return [];
    const [feature = ''] = id.split('/', 1);
    const entry = [section, ...path].join('.');
    return [`${layer}: ${entry}: "${id}" is left out: template ${template} has no feature "${feature}".`];
  };
  const sections = Object.hasOwn(templates, template) ? (templates[template]?.sections ?? []) : [];
  return [
    ...(sectionOf(site, siteSection).homeSections ?? []).flatMap((id, at) => line('site', ['homeSections', at], id)),
    ...sections.flatMap(({ id, schema }) =>
      targetsIn(schema, Object.hasOwn(config, id) ? config[id] : {}).flatMap(({ path, text }) => line(id, path, text)),
    ),
  ];
}

/** A line for each page that reads what another feature configures, where the template does not install that one. */
export function pagesLeftOut(site: HostedSite): string[] {
  const { template, renderer } = site.bundle;
  return renderer
    .lacking(site)
    .map(
      ({ page, section }) =>
        `Page "${page}" is left out of template ${template}: ` +
        `it reads the section "${section}", whose feature the template does not install.`,
    );
}
