import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigError,
  type ConfigSection,
  type ConfigValues,
  leadProblems,
  leadsConfig,
  type LeadsSection,
  leadsSection,
  resolveConfig,
  routePaths,
  sectionOf,
  siteConfig,
  type SiteSection,
  siteSection,
  slugInFilters,
  themeConfig,
  vehicleConfig,
} from '@forecourt/site-config';
import { hostName } from './hostName.js';
import { deskProblems } from './deskProblems.js';
import { sharedStockProblems } from './sharedStock.js';

export interface SitesOptions {
  /** Folder with one folder per dealer. */
  readonly dealersDir: string;
  /** Template name to its layer and the sections of its features. */
  readonly templates: Readonly<Record<string, TemplateDefinition>>;
}
export interface TemplateDefinition {
  readonly values: Readonly<Record<string, unknown>>;
  readonly sections: readonly ConfigSection[];
}

export interface ConfiguredSite {
  readonly slug: string;
  readonly template: string;
  /** The dealer's folder. */
  readonly dir: string;
  readonly config: ConfigValues;
  readonly site: SiteSection;
  /**
   * Slug of the site whose stock it shows: its own, unless `site.stockOf` names another. Stock is kept under this name.
   */
  readonly stockOwner: string;
  /** Where leads go; not for pages. */
  readonly leads: LeadsSection;
  readonly paths: Readonly<Record<string, string>>;
  /** Names the layer that decided a key. */
  readonly explain: (section: string, key: string) => string;
}

export interface Sites {
  readonly all: readonly ConfiguredSite[];
  /** By Host header: port, case, a trailing dot and the writing of international names do not matter. */
  byHost(host: string): ConfiguredSite | undefined;
  bySlug(slug: string): ConfiguredSite | undefined;
}

const CORE_SECTIONS: readonly ConfigSection[] = [siteConfig, leadsConfig, themeConfig, vehicleConfig];

/** Reads and checks every dealer (TEN-01, TEN-03). Throws a ConfigError that lists the problems of all of them. */
export function createSites({ dealersDir, templates }: SitesOptions): Sites {
  if (!existsSync(dealersDir)) throw new ConfigError([`${dealersDir}: there is no such folder`]);
  const problems: string[] = [];
  const all: ConfiguredSite[] = [];
  const slugs = readdirSync(dealersDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dealersDir, entry.name, 'site.json')))
    .map((entry) => entry.name)
    .sort();
  for (const slug of slugs) {
    try {
      all.push(readSite(slug, path.join(dealersDir, slug), templates));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (slugs.length === 0) problems.push(`${dealersDir}: holds no dealer, which is a folder with a site.json`);
  const byFilter = new Map<string, string>();
  for (const { slug } of all) {
    const other = byFilter.get(slugInFilters(slug));
    if (other) problems.push(`dealers/${slug}: the search server cannot tell this slug from "${other}"; rename one`);
    byFilter.set(slugInFilters(slug), slug);
  }
  const byHost = new Map<string, ConfiguredSite>();
  for (const site of all) {
    for (const host of site.site.hosts.map(hostName)) {
      const other = byHost.get(host);
      if (other)
        problems.push(`dealers/${site.slug}/site.json: site.hosts: "${host}" already leads to "${other.slug}"`);
      byHost.set(host, site);
    }
  }
  problems.push(...sharedStockProblems(all, slugs));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    all,
    byHost: (host) => byHost.get(hostName(host)),
    bySlug: (slug) => all.find((site) => site.slug === slug),
  };
}

function readSite(slug: string, dir: string, templates: SitesOptions['templates']): ConfiguredSite {
  const name = `dealers/${slug}/site.json`;
  const raw = readJson(path.join(dir, 'site.json'), name);
  const { $schema: _schema, template, ...values } = raw;
  const known = Object.keys(templates).sort().join(', ');
  const definition =
    typeof template === 'string' && Object.hasOwn(templates, template) ? templates[template] : undefined;
  if (typeof template !== 'string' || !definition) {
    throw new ConfigError([`${name}: template: must be one of ${known}, not ${JSON.stringify(template)}`]);
  }
  const resolved = resolveConfig(
    [...CORE_SECTIONS, ...definition.sections],
    [
      { name: `template ${template}`, values: definition.values },
      { name, values },
    ],
  );
  const config = resolved.values;
  const site = sectionOf({ config }, siteSection);
  const leads = sectionOf({ config }, leadsSection);
  const found = [...leadProblems(leads, site), ...deskProblems(config, site)];
  const problems = found.map((problem) => `${name}: ${problem}`);
  if (problems.length > 0) throw new ConfigError(problems);
  const explain = (section: string, key: string) => resolved.explain(section, key);
  const stockOwner = site.stockOf ?? slug;
  return { slug, template, dir, config, site, stockOwner, leads, paths: routePaths(site), explain };
}

function readJson(file: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError([`${name}: cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError([`${name}: must be an object of sections`]);
  return value as Record<string, unknown>;
}
