import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigError,
  type ConfigSection,
  type ConfigValues,
  type LeadsSection,
  type SiteSection,
} from '@forecourt/site-config';
import { conflictsOf } from './conflicts.js';
import { languageProblems } from './otherLanguages.js';
import { isSite, runningOf, settle, siteIn, sitesBy, slugsOf, type Dealer } from './settle.js';

export interface SitesOptions {
  /** Folder with one folder per dealer. */
  readonly dealersDir: string;
  /** Template name to its layer and the sections of its features. */
  readonly templates: Readonly<Record<string, TemplateDefinition>>;
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
  /** Sections of the platform and of its template's features, for who edits the site; a made-up site has none. */
  readonly sections?: readonly ConfigSection[];
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
  const running = runningOf(dealers);
  const conflicts = conflictsOf(running, slugsOf(dealers)).filter(({ isConsequence }) => !isConsequence);
  const problems = [...[...dealers, ...conflicts].flatMap((item) => item.problems), ...languageProblems(running)];
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...sitesBy(running), broken: [] };
}

/**
 * The sites of a folder that can run. A broken dealer stays out, and is named in `broken`; it stops no other. Throws a
 * ConfigError where none is left.
 */
export function runnableSites(options: SitesOptions): Sites {
  const dealers = readDealers(options);
  settle(dealers);
  const running = runningOf(dealers);
  if (running.length === 0) throw new ConfigError(dealers.flatMap(({ problems }) => problems));
  const broken = dealers.flatMap(({ slug, problems, consequences }) => {
    const found = [...problems, ...consequences];
    return found.length === 0 ? [] : [{ slug, problems: found, runsByLast: false }];
  });
  return { ...sitesBy(running), broken };
}

/** Folders below one that are dealers. Throws a ConfigError where there is none. */
export function dealersIn(dealersDir: string): string[] {
  if (!existsSync(dealersDir)) throw new ConfigError([`${dealersDir}: there is no such folder`]);
  const slugs = readdirSync(dealersDir, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(dealersDir, entry.name, 'site.json')))
    .map((entry) => entry.name)
    .sort();
  if (slugs.length === 0) throw new ConfigError([`${dealersDir}: holds no dealer, which is a folder with a site.json`]);
  return slugs;
}

const readDealers = (options: SitesOptions): readonly Dealer[] =>
  dealersIn(options.dealersDir).map((slug): Dealer => {
    const found = siteIn(slug, path.join(options.dealersDir, slug), options);
    return {
      ...{ slug, isChanged: true, consequences: [] },
      problems: isSite(found) ? [] : [...found],
      versions: isSite(found) ? [{ site: found, isLast: false }] : [],
    };
  });

/** Names of secrets in a dealer's file, as far as they can be found. */
export function variablesIn(dir: string): string[] {
  try {
    const text = readFileSync(path.join(dir, 'site.json'), 'utf8');
    return [...text.matchAll(/"(FORECOURT_[A-Z0-9_]+)"/g)].map(([, name = '']) => name);
  } catch {
    return [];
  }
}
