import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textProblems } from '@forecourt/content/server';
import { ConfigError } from '@forecourt/site-config';
import { leadWarnings } from '../../apps/server/src/configuration/leadsOut.ts';
import { checkedSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { readInstallation } from '../commands/settings.ts';
import { MEDIA } from '../demo-stock/media.ts';
import { forbiddenClaims } from './claims.ts';
import { complianceWarnings, CORE_SECTIONS } from './compliance.ts';
import { faultsOf } from './faults.ts';
import { openFiles, openPoints } from './openPoints.ts';
import { borderPostcodes, outOfDate } from './outOfDate.ts';
import { homeSectionNames, sitePages } from './sitePages.ts';

interface CheckOptions {
  readonly dealersDir: string;
  readonly say: (line: string) => void;
}

/**
 * Checks dealers against their templates and the pages that their sites have, and says what Australian rules say of
 * their choices: those that are named, or all. Of those that are named it says what is still to be filled in. Throws a
 * ConfigError that lists every fault.
 */
export async function checkDealers(named: readonly string[], options: CheckOptions): Promise<void> {
  try {
    await checkAll(named, options);
  } finally {
    for (const slug of named) sayOpenPoints(slug, options);
  }
}

/** What is to be filled in of a dealer before its site goes live. */
export function sayOpenPoints(slug: string, { dealersDir, say }: CheckOptions): void {
  const dir = path.join(dealersDir, slug);
  let source: unknown;
  try {
    source = JSON.parse(readFileSync(path.join(dir, 'site.json'), 'utf8'));
  } catch {
    // a fault of its own
    return;
  }
  const points = [...openPoints(source), ...openFiles(dir, source)];
  if (points.length === 0) return;
  say(`To be filled in before ${slug} goes live:`);
  for (const { at, question } of points) say(`  - ${at}: ${question}`);
}

async function checkAll(named: readonly string[], { dealersDir, say }: CheckOptions): Promise<void> {
  const sites = checkedSites(dealersDir);
  const unknown = named.filter((slug) => !sites.bySlug(slug));
  if (unknown.length > 0)
    throw new Error(
      `There is no dealer ${unknown.map((slug) => `"${slug}"`).join(', ')}; there are ` +
        `${sites.all.map(({ slug }) => slug).join(', ')}.`,
    );
  const checked = named.length === 0 ? sites.all : sites.all.filter(({ slug }) => named.includes(slug));
  const texts = checked.flatMap(textProblems);
  if (texts.length > 0) throw new ConfigError(texts);
  const warnings = checked.flatMap((site) => [
    ...complianceWarnings(site, TEMPLATES[site.template as TemplateName]),
    ...forbiddenClaims(site),
  ]);
  const broken = await Promise.all(
    checked.map(async (site) => {
      const { sections } = TEMPLATES[site.template as TemplateName];
      return faultsOf(site, [...CORE_SECTIONS, ...sections], {
        pages: await sitePages(site),
        homeSections: await homeSectionNames(site.template),
        isElsewhere: (name) => MEDIA.has(name),
      });
    }),
  );
  if (broken.flat().length > 0) throw new ConfigError(broken.flat());
  const what = checked.length === 1 ? '1 dealer is valid' : `${checked.length} dealers are valid`;
  say(`${what}: ${checked.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`);
  for (const { dealer, option, layer, rule, advice } of warnings)
    say(`warning: ${dealer}: ${option} [${layer}]: ${rule}: ${advice}`);
  for (const line of checked.flatMap((site) => [...outOfDate(site, Date.now()), ...borderPostcodes(site)]))
    say(`warning: ${line}`);
  const { environment } = readInstallation({ data: undefined, dealersDir }, process.env);
  for (const warning of leadWarnings(environment, { ...sites, all: checked }))
    say(`warning: in production, here: ${warning}`);
}
