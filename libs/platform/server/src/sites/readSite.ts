import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigError,
  feedsConfig,
  leadProblems,
  leadsConfig,
  leadsSection,
  resolveConfig,
  routePaths,
  sectionOf,
  siteConfig,
  siteSection,
  themeConfig,
  vehicleConfig,
  type ConfigSection,
} from '@forecourt/site-config';
import type { ConfiguredSite, SitesOptions } from './createSites.js';
import { deskProblems } from './deskProblems.js';

const CORE_SECTIONS: readonly ConfigSection[] = [siteConfig, feedsConfig, leadsConfig, themeConfig, vehicleConfig];

/** A dealer's file, before anything is checked. Throws a ConfigError where it cannot be read. */
export function readSource(slug: string, dir: string): Record<string, unknown> {
  const name = fileOf(slug);
  let value: unknown;
  try {
    // editors of Windows write a byte order mark
    value = JSON.parse(readFileSync(path.join(dir, 'site.json'), 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ConfigError([`${name}: cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError([`${name}: must be an object of sections`]);
  return value as Record<string, unknown>;
}

/** A dealer's site by its file. Throws a ConfigError that lists every problem of it. */
export function readSite(
  slug: string,
  dir: string,
  source: Readonly<Record<string, unknown>>,
  { templates }: Pick<SitesOptions, 'templates'>,
): ConfiguredSite {
  const name = fileOf(slug);
  const { $schema: _schema, template, ...values } = source;
  const known = Object.keys(templates).sort().join(', ');
  const definition =
    typeof template === 'string' && Object.hasOwn(templates, template) ? templates[template] : undefined;
  if (typeof template !== 'string' || !definition) {
    throw new ConfigError([`${name}: template: must be one of ${known}, not ${JSON.stringify(template)}`]);
  }
  const sections = [...CORE_SECTIONS, ...definition.sections];
  const resolved = resolveConfig(
    sections,
    [
      { name: `template ${template}`, values: definition.values },
      { name, values },
    ],
    sectionsElsewhere(template, templates),
  );
  const config = resolved.values;
  const site = sectionOf({ config }, siteSection);
  const leads = sectionOf({ config }, leadsSection);
  const explain = (section: string, key: string) => resolved.explain(section, key);
  const stockOwner = site.stockOf ?? slug;
  const found = [...leadProblems(leads, site), ...deskProblems(config, site)];
  if (found.length > 0) throw new ConfigError(found.map((problem) => `${name}: ${problem}`));
  const serverOnly = new Map(sections.map((section) => [section.id, section.serverOnly ?? []] as const));
  const paths = routePaths(site);
  return { slug, template, dir, source, config, sections, site, stockOwner, leads, paths, serverOnly, explain };
}

/** Sections of features that other templates install and this one does not, with a line that says so (TEN-02). */
function sectionsElsewhere(template: string, templates: SitesOptions['templates']): ReadonlyMap<string, string> {
  const having = (id: string) =>
    Object.entries(templates)
      .filter(([, { sections }]) => sections.some((section) => section.id === id))
      .map(([name]) => name)
      .sort();
  const ids = new Set(Object.values(templates).flatMap(({ sections }) => sections.map(({ id }) => id)));
  return new Map(
    [...ids].flatMap((id) => {
      const owners = having(id);
      return owners.includes(template)
        ? []
        : [[id, `template ${template} does not install its feature; those that do: ${owners.join(', ')}`] as const];
    }),
  );
}

export const fileOf = (slug: string): string => `dealers/${slug}/site.json`;
