import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigError,
  type ConfigSection,
  type ConfigValues,
  type LeadsSection,
  type SiteSection,
} from '@forecourt/site-config';
import { conflictsOf, type Conflict } from './conflicts.js';
import { hostName } from './hostName.js';
import type { KeptVersions } from './keptVersions.js';
import { languageProblems } from './otherLanguages.js';
import { fileOf, readSite, readSource } from './readSite.js';

export interface SitesOptions {
  /** Folder with one folder per dealer. */
  readonly dealersDir: string;
  /** Template name to its layer and the sections of its features. */
  readonly templates: Readonly<Record<string, TemplateDefinition>>;
  /** Versions that dealers ran by before: a broken dealer runs by its last one. */
  readonly kept?: KeptVersions | undefined;
  /** What else keeps a site from running here, a line each, such as a secret that the environment lacks. */
  readonly lacksOf?: ((site: ConfiguredSite) => readonly string[]) | undefined;
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
  /** The dealer's file as it was read. */
  readonly source: Readonly<Record<string, unknown>>;
  readonly config: ConfigValues;
  readonly site: SiteSection;
  /**
   * Slug of the site whose stock it shows: its own, unless `site.stockOf` names another. Stock is kept under this name.
   */
  readonly stockOwner: string;
  /** Where leads go; not for pages. */
  readonly leads: LeadsSection;
  readonly paths: Readonly<Record<string, string>>;
  /** Section to keys that pages and browsers do not get, or to `true` for the whole section. */
  readonly serverOnly: ReadonlyMap<string, true | readonly string[]>;
  /** Names the layer that decided a key. */
  readonly explain: (section: string, key: string) => string;
}

/** A dealer whose files cannot be used as they are. */
export interface BrokenDealer {
  readonly slug: string;
  /** A line each, with file, path and what is allowed. */
  readonly problems: readonly string[];
  /** Whether its site runs by the last version that was right; otherwise it stays out. */
  readonly runsByLast: boolean;
  /** Names of secrets in its file, as far as they can be found: the environment may still have them. */
  readonly variables: readonly string[];
}

export interface Sites {
  readonly all: readonly ConfiguredSite[];
  /** Dealers whose present files are not in use. */
  readonly broken: readonly BrokenDealer[];
  /** By Host header: port, case, a trailing dot and the writing of international names do not matter. */
  byHost(host: string): ConfiguredSite | undefined;
  bySlug(slug: string): ConfiguredSite | undefined;
}

/** Reads and checks every dealer (TEN-01, TEN-03). Throws a ConfigError that lists the problems of all of them. */
export function createSites(options: SitesOptions): Sites {
  const dealers = readDealers(options);
  const conflicts = conflictsOf(sitesOf(dealers).all, slugsOf(dealers)).filter(({ isConsequence }) => !isConsequence);
  const problems = [
    ...[...dealers, ...conflicts].flatMap((item) => item.problems),
    ...languageProblems(sitesOf(dealers).all),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return sitesOf(dealers);
}

/**
 * The sites that can run. A broken dealer runs by its last version that was right, or stays out, and is named in
 * `broken`; it stops no other. Throws a ConfigError where none is left.
 */
export function runnableSites(options: SitesOptions): Sites {
  const dealers = readDealers(options);
  settle(dealers);
  const sites = sitesOf(dealers);
  if (sites.all.length === 0) throw new ConfigError(dealers.flatMap(({ problems }) => problems));
  return sites;
}

/** A dealer while it is found out which of its versions can run beside the others. */
interface Dealer {
  readonly slug: string;
  readonly dir: string;
  readonly problems: string[];
  /** Why it is out although its own file is right. */
  readonly consequences: string[];
  /** Whether its file says something else than before. */
  readonly isChanged: boolean;
  /** What it can run by, the best first. */
  readonly versions: { readonly site: ConfiguredSite; readonly isLast: boolean }[];
}

function readDealers(options: SitesOptions): readonly Dealer[] {
  const { dealersDir } = options;
  if (!existsSync(dealersDir)) throw new ConfigError([`${dealersDir}: there is no such folder`]);
  const slugs = readdirSync(dealersDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dealersDir, entry.name, 'site.json')))
    .map((entry) => entry.name)
    .sort();
  if (slugs.length === 0) throw new ConfigError([`${dealersDir}: holds no dealer, which is a folder with a site.json`]);
  return slugs.map((slug) => readDealer(slug, options));
}

/** Takes versions away until those that are left run together. */
function settle(dealers: readonly Dealer[]): void {
  // of two that do not go together, the one that changed is at fault
  const atFault = ({ between }: Conflict): Dealer | undefined => {
    const changed = dealers.filter(({ slug, isChanged }) => isChanged && between.includes(slug));
    return changed.length === 1 ? changed[0] : dealers.find(({ slug }) => slug === between[0]);
  };
  for (;;) {
    const conflicts = conflictsOf(sitesOf(dealers).all, slugsOf(dealers));
    const dealer = conflicts[0] && atFault(conflicts[0]);
    if (!dealer) return;
    for (const conflict of conflicts.filter((item) => atFault(item) === dealer))
      (conflict.isConsequence ? dealer.consequences : dealer.problems).push(...conflict.problems);
    dealer.versions.shift();
  }
}

const slugsOf = (dealers: readonly Dealer[]): string[] => dealers.map(({ slug }) => slug);

function readDealer(slug: string, options: SitesOptions): Dealer {
  const dir = path.join(options.dealersDir, slug);
  const attempt = (read: () => ConfiguredSite): ConfiguredSite | string[] => {
    try {
      return read();
    } catch (error) {
      if (error instanceof ConfigError) return [...error.problems];
      // whatever a file does to the code that reads it, the other dealers run
      return [`${fileOf(slug)}: cannot be used: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  const fitting = (source: Readonly<Record<string, unknown>>): ConfiguredSite => {
    const site = readSite(slug, dir, source, options);
    const lacks = options.lacksOf?.(site) ?? [];
    if (lacks.length > 0) throw new ConfigError(lacks.map((text) => `${fileOf(slug)}: ${text}`));
    return site;
  };
  const present = attempt(() => fitting(readSource(slug, dir)));
  const kept = options.kept?.read(slug);
  const last = kept && attempt(() => fitting(kept));
  const isChanged =
    Array.isArray(present) || kept === undefined || JSON.stringify(kept) !== JSON.stringify(present.source);
  return {
    ...{ slug, dir, isChanged, consequences: [] },
    problems: Array.isArray(present) ? present : [],
    versions: [
      ...(Array.isArray(present) ? [] : [{ site: present, isLast: false }]),
      ...(last === undefined || Array.isArray(last) || !isChanged ? [] : [{ site: last, isLast: true }]),
    ],
  };
}

function sitesOf(dealers: readonly Dealer[]): Sites {
  const all = dealers.flatMap(({ versions: [version] }) => (version ? [version.site] : []));
  const byHost = new Map(all.flatMap((site) => site.site.hosts.map((host) => [hostName(host), site] as const)));
  const bySlug = new Map(all.map((site) => [site.slug, site]));
  return {
    all,
    broken: dealers.flatMap(({ slug, dir, problems, consequences, versions: [version] }) => {
      const found = [...problems, ...consequences];
      if (found.length === 0) return [];
      return [{ slug, problems: found, runsByLast: version !== undefined, variables: variablesIn(dir) }];
    }),
    byHost: (host) => byHost.get(hostName(host)),
    bySlug: (slug) => bySlug.get(slug),
  };
}

function variablesIn(dir: string): string[] {
  try {
    const text = readFileSync(path.join(dir, 'site.json'), 'utf8');
    return [...text.matchAll(/"(FORECOURT_[A-Z0-9_]+)"/g)].map(([, name = '']) => name);
  } catch {
    return [];
  }
}
